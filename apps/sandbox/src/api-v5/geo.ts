import type * as z from 'zod/mini';
import type { geoLookup } from '@tapwright/apple-ads-v5/look-up';
import type { geoParameters, listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { refuseValue } from '../verbs/refusal.ts';
import { answersTo, findGeoPlace, geoPlaces, type GeoPlace } from '../world/geo.ts';
import type { AccountCall, Handlers } from './call.ts';
import { pageOf } from './envelope.ts';

const minLetters = 3;

const viewPlace = ({ legacyId, entity, displayName, country, adminArea, locality }: GeoPlace) => ({
  id: legacyId,
  entity,
  displayName,
  countryOrRegion: country,
  adminArea,
  locality,
});

/** Names in Latin letters are looked for by their first three at least. */
function checkLength(query: string): void {
  if (/^[\p{Script=Latin}\p{P}\s]*$/u.test(query) && query.length < minLetters)
    refuseValue('query', `The query must have at least ${minLetters} letters.`);
}

export const geoHandlers = {
  searchGeo: (_call: AccountCall, { query: parameters }: { query: z.output<typeof geoParameters> }) => {
    const { query, entity, countrycode, ...paging } = parameters;
    if (query !== undefined) checkLength(query);
    const found = geoPlaces.filter(
      (place) =>
        (entity === undefined || place.entity === entity) &&
        (countrycode === undefined || place.country === countrycode.toUpperCase()) &&
        answersTo(place, query ?? ''),
    );
    return pageOf(found.map(viewPlace), paging);
  },
  lookUpGeo: (
    _call: AccountCall,
    { query, body }: { query: z.output<typeof listParameters>; body: z.output<typeof geoLookup> },
  ) => {
    const found = body.flatMap(({ id, entity }) => {
      const place = findGeoPlace(id);
      return place?.legacyId === id && place.entity === entity ? [viewPlace(place)] : [];
    });
    return pageOf(found, query);
  },
} satisfies Partial<Handlers>;
