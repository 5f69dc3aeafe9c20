import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameCountry } from '@tapwright/i18n/name-country';
import { CallFailure } from '../../../platform/call-failure.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { placesQuery } from '../api/look-ups.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import { ComboField } from './combo-field.tsx';
import shared from './creation.module.css';

const searchWaitMs = 250;
const minTyped = 2;

/** Apple takes places only where a campaign has a single storefront. */
export function PlacesField({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { campaign } = creation;
  const [country] = campaign.countries;
  if (country === undefined || campaign.countries.length > 1)
    return <p className={shared.help}>{t('places.oneStorefront')}</p>;
  return <PlaceSearch creation={creation} country={country} />;
}

function PlaceSearch({ creation, country }: { readonly creation: Creation; readonly country: string }) {
  const { t } = useTranslation('creation');
  const { teamId, form, adGroup, language } = creation;
  const { places } = adGroup;
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), searchWaitMs);
  const isAsked = text.length >= minTyped && typed.trim() !== '';
  const search = useQuery({
    ...placesQuery({ teamId, campaignGroupId: form.campaignGroupId ?? 0 }, country, text),
    enabled: isAsked && form.campaignGroupId !== null,
  });
  const isChosen = new Set(places.map(({ placeId }) => placeId));
  const found = isAsked ? (search.data ?? []).filter(({ placeId }) => !isChosen.has(placeId)) : [];
  return (
    <ComboField
      label={t('places.label')}
      hint={t('optional')}
      name="campaigns.0.adGroups.0.places"
      placeholder={places.length === 0 ? t('places.hint', { country: nameCountry(language, country) }) : ''}
      tokens={places.map(({ placeId, name }) => ({
        key: placeId,
        label: name,
        remove: t('storefronts.without', { country: name }),
      }))}
      options={found.map(({ placeId, name, kind }) => ({
        key: placeId,
        label: name,
        note: t(`places.${kind}`),
      }))}
      isOld={text !== typed.trim()}
      error={search.error instanceof CallFailure ? search.error.message : undefined}
      help={t('places.help')}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const place = found.find(({ placeId }) => placeId === key);
        if (place) changeAdGroup({ places: [...places, place] });
        setTyped('');
      }}
      onRemove={(key) => changeAdGroup({ places: places.filter(({ placeId }) => placeId !== key) })}
    />
  );
}
