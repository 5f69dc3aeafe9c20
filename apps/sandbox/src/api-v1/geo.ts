import type * as z from 'zod/mini';
import { anyGeo, geoPaging, type geoLookup, type geoSearch } from '@tapwright/apple-ads/wire/look-ups/geo';
import { answersTo, findGeoPlace, geoPlaces, type GeoPlace } from '../world/geo.ts';
import type { AccountCall, Handlers } from './call.ts';
import { pageRows } from './query-rows.ts';

type Source = 'APPSTORE' | 'MAPS';

const mapsCountries = ['US', 'CA'];

/** Maps runs in two countries, of which it targets only parts. */
const isIn = (source: Source, { entity, country }: GeoPlace): boolean =>
  source === 'APPSTORE' || (entity !== 'Country' && mapsCountries.includes(country));

const viewPlace = ({ id, legacyId, entity, displayName, country, adminArea, locality }: GeoPlace) => ({
  id,
  legacyId,
  entity,
  displayName,
  countryOrRegion: country,
  ...(adminArea === null ? {} : { adminArea }),
  ...(locality === null ? {} : { locality }),
});

function search({ supplySource, query, entity, countrycode }: z.output<typeof geoSearch>): GeoPlace[] {
  const wanted = query === undefined || query === anyGeo ? '' : query;
  const country = countrycode?.toUpperCase() ?? (entity === 'Country' ? undefined : 'US');
  return geoPlaces
    .filter(
      (place) =>
        isIn(supplySource, place) &&
        (entity === undefined || place.entity === entity) &&
        (country === undefined || place.country === country) &&
        answersTo(place, wanted),
    )
    .toSorted((one, other) => (one.displayName < other.displayName ? -1 : 1));
}

function lookUp({ supplySource, geoRequest }: z.output<typeof geoLookup>): GeoPlace[] {
  return geoRequest.flatMap(({ id, legacyId, entity }) => {
    const place = findGeoPlace(id ?? legacyId ?? '');
    return place?.entity === entity && isIn(supplySource, place) ? [place] : [];
  });
}

export const geoHandlers = {
  searchGeo: (_call: AccountCall, { query }: { query: z.output<typeof geoSearch> }) => {
    const { rows, pagination } = pageRows(search(query), query, geoPaging);
    return { result: rows.map(viewPlace), pagination };
  },
  lookUpGeo: (_call: AccountCall, { body }: { body: z.output<typeof geoLookup> }) => {
    const { rows, pagination } = pageRows(lookUp(body), body.pagination, geoPaging);
    return { result: rows.map(viewPlace), pagination };
  },
} satisfies Partial<Handlers>;
