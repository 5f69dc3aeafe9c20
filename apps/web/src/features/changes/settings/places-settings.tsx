import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Place, PlacesField } from '../../../platform/fields/places-field.tsx';
import { placeNamesQuery } from '../api/place-names.ts';
import type { AdDetails } from './read-settings.ts';
import type { Settings } from './use-settings.ts';

type Props = { readonly teamId: number; readonly settings: Settings; readonly details: AdDetails };

/** Regions and cities of one storefront. Apple keeps ids of them in an ad group; their names are asked for. */
export function PlacesSettings({ teamId, settings: { values, errorOf, change }, details }: Props) {
  const { campaignGroupId, campaign, adGroup } = details;
  const { regions = [], cities = [] } = adGroup?.state ?? {};
  const names = useQuery(placeNamesQuery({ teamId, campaignGroupId, regions, cities }));
  const [taken, setTaken] = useState<readonly Place[]>([]);
  const known = new Map([...(names.data ?? []), ...taken].map((place) => [place.placeId, place]));
  const country = campaign?.state.countries[0] ?? '';
  const placesOf = (kind: Place['kind'], ids: readonly string[] = []) =>
    ids.map((placeId) => known.get(placeId) ?? { placeId, kind, name: placeId, country });
  const idsOf = (kind: Place['kind'], places: readonly Place[]) =>
    places.flatMap((place) => (place.kind === kind ? [place.placeId] : []));
  return (
    <div data-field="regions cities">
      <PlacesField
        teamId={teamId}
        campaignGroupId={campaignGroupId}
        countries={campaign?.state.countries ?? []}
        places={[...placesOf('region', values.regions), ...placesOf('city', values.cities)]}
        name="places"
        error={errorOf('regions') ?? errorOf('cities')}
        onChange={(places) => {
          setTaken([...taken, ...places]);
          change('regions', idsOf('region', places));
          change('cities', idsOf('city', places));
        }}
      />
    </div>
  );
}
