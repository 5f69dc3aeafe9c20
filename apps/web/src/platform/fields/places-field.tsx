import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '@tapwright/contracts/call';
import { searchPlaces } from '@tapwright/contracts/look-ups';
import { nameCountry } from '@tapwright/i18n/name-country';
import { ComboField } from '@tapwright/ui/forms/combo-field';
import { CallFailure } from '../calls/call-failure.ts';
import { call } from '../calls/call.ts';
import { placeKeys } from '../keys.ts';
import { useTranslation } from '../words/use-translation.ts';
import classes from './places-field.module.css';
import { useDebounced } from '../use-debounced.ts';
import { useLanguage } from '../words/use-language.ts';

export type Place = AnswerOf<typeof searchPlaces>[number];

type Props = {
  readonly teamId: number;
  /** Whose ad account is asked; null while none is chosen. */
  readonly campaignGroupId: number | null;
  readonly countries: readonly string[];
  readonly places: readonly Place[];
  readonly name: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (places: Place[]) => void;
};

/** Apple takes places only where a campaign has a single storefront. */
export function PlacesField({ countries, ...props }: Props) {
  const { t } = useTranslation('targeting');
  const [country] = countries;
  if (country === undefined || countries.length > 1)
    return <p className={classes.help}>{t('places.oneStorefront')}</p>;
  return <PlaceSearch {...props} country={country} />;
}

const searchWaitMs = 250;
const minTyped = 2;

type SearchProps = Omit<Props, 'countries'> & { readonly country: string };

function PlaceSearch({ teamId, campaignGroupId, country, places, name, hint, error, onChange }: SearchProps) {
  const { t } = useTranslation('targeting');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), searchWaitMs);
  const isAsked = text.length >= minTyped && typed.trim() !== '';
  const search = useQuery({
    ...placesQuery({ teamId, campaignGroupId: campaignGroupId ?? 0 }, country, text),
    enabled: isAsked && campaignGroupId !== null,
  });
  const isChosen = new Set(places.map(({ placeId }) => placeId));
  const found = isAsked ? (search.data ?? []).filter(({ placeId }) => !isChosen.has(placeId)) : [];
  return (
    <ComboField
      label={t('places.label')}
      {...(hint !== undefined && { hint })}
      name={name}
      placeholder={places.length === 0 ? t('places.hint', { country: nameCountry(language, country) }) : ''}
      tokens={places.map((place) => ({
        key: place.placeId,
        label: place.name,
        remove: t('places.without', { place: place.name }),
      }))}
      options={found.map((place) => ({
        key: place.placeId,
        label: place.name,
        note: t(`places.${place.kind}`),
      }))}
      isOld={text !== typed.trim()}
      error={error ?? (search.error instanceof CallFailure ? search.error.message : undefined)}
      help={t('places.help')}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        const taken = found.find(({ placeId }) => placeId === key);
        if (taken) onChange([...places, taken]);
        setTyped('');
      }}
      onRemove={(key) => onChange(places.filter(({ placeId }) => placeId !== key))}
    />
  );
}

/** Asked of Apple: kept for some minutes and tried once. */
const placesQuery = (of: { teamId: number; campaignGroupId: number }, country: string, text: string) =>
  queryOptions({
    staleTime: 300_000,
    retry: false,
    queryKey: placeKeys.search(of.teamId, of.campaignGroupId, country, text),
    queryFn: ({ signal }) => call(searchPlaces, { query: { ...of, country, text }, signal }),
  });
