import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { findStorefronts } from '../storefront-sets.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import { useEligibility } from '../use-eligibility.ts';
import { ComboField } from './combo-field.tsx';

/** One field of tokens: a country, all of a language, or all of a region. */
export function StorefrontsField({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { campaign, language, errorOf } = creation;
  const { countries } = campaign;
  const { byCountry, isRefused } = useEligibility(creation);
  const [typed, setTyped] = useState('');
  const languagesOf = useMemo(
    () => new Map([...byCountry].map(([country, { languages }]) => [country, languages[0]])),
    [byCountry],
  );
  const found = findStorefronts(typed, countries, {
    language,
    languagesOf,
    nameRegion: (region) => t(`storefronts.regions.${region}`),
  });
  const nameOf = (country: string) => nameCountry(language, country);
  return (
    <ComboField
      label={t('fields.storefronts')}
      name="campaigns.0.countries"
      placeholder={countries.length === 0 ? t('storefronts.hint') : ''}
      tokens={countries.map((country) => ({
        key: country,
        label: nameOf(country),
        isWrong: isRefused(country),
        remove: t('storefronts.without', { country: nameOf(country) }),
      }))}
      options={found.map(({ key, label, countries: some }) => ({
        key,
        label,
        ...(some.length > 1 && { note: t('storefronts.count', { count: some.length }) }),
        aside: some.every(isRefused) ? (
          <StatusWord of="refused">{t('storefronts.refused')}</StatusWord>
        ) : null,
      }))}
      error={errorOf('campaigns.0.countries')}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const choice = found.find((one) => one.key === key);
        changeCampaign({ countries: [...countries, ...(choice?.countries ?? [])] });
        setTyped('');
      }}
      onRemove={(country) => changeCampaign({ countries: countries.filter((one) => one !== country) })}
    />
  );
}
