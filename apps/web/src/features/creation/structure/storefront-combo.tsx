import { useMemo, useState } from 'react';
import type { EligibleStorefront } from '@tapwright/contracts/look-ups';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { ComboField } from '@tapwright/ui/forms/combo-field';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { findStorefronts } from './storefront-sets.ts';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly byCountry: ReadonlyMap<string, EligibleStorefront>;
  readonly isRefused: (country: string) => boolean;
  readonly error?: string | undefined;
  readonly onChange: (countries: string[]) => void;
};

/** One field of tokens: a country, all of a language, or all of a region. */
export function StorefrontCombo(props: Props) {
  const { label, name, countries, byCountry, isRefused, error, onChange } = props;
  const { t } = useTranslation('creation');
  const language = useLanguage();
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
      label={label}
      name={name}
      placeholder={countries.length === 0 ? t('storefronts.hint') : ''}
      tokens={countries.map((country) => ({
        key: country,
        label: nameOf(country),
        isWrong: isRefused(country),
        remove: t('storefronts.without', { country: nameOf(country) }),
      }))}
      options={found.map(({ key, label: option, countries: some }) => ({
        key,
        label: option,
        ...(some.length > 1 && { note: t('storefronts.count', { count: some.length }) }),
        aside: some.every(isRefused) ? (
          <StatusWord of="refused">{t('storefronts.refused')}</StatusWord>
        ) : null,
      }))}
      error={error}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const choice = found.find((one) => one.key === key);
        onChange([...countries, ...(choice?.countries ?? [])]);
        setTyped('');
      }}
      onRemove={(country) => onChange(countries.filter((one) => one !== country))}
    />
  );
}
