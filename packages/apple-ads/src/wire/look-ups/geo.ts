import * as z from 'zod/mini';
import { textId } from '../values/id.ts';
import { openEnum } from '../values/open-enum.ts';
import { pagingFields } from '../queries/query.ts';
import { countParameter, flagParameter, offsetParameter } from '../queries/query-string.ts';
import { supplySources } from '../campaigns/targeting.ts';

const geoEntities = ['Country', 'AdminArea', 'Locality', 'PostalCode'] as const;
export const geoPaging = { defaultPageSize: 20, maxPageSize: 200 };
export const anyGeo = '*';

const supplySource = z.codec(z.string(), z.enum(supplySources), {
  decode: (text, context) => {
    const found = supplySources.find((source) => source === text.toUpperCase());
    if (found) return found;
    context.issues.push({ code: 'invalid_value', values: [...supplySources], input: text });
    return z.NEVER;
  },
  encode: (source) => source,
});

export const geoSearch = z.object({
  supplySource,
  query: z.optional(
    z
      .string()
      .check(
        z.refine((text) => text === anyGeo || text.length >= 2, { params: { code: 'MIN_QUERY_LENGTH' } }),
      ),
  ),
  entity: z.optional(z.enum(geoEntities)),
  countrycode: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
  eligible: z.optional(flagParameter),
  offset: z.optional(offsetParameter),
  pageSize: z.optional(countParameter(1, geoPaging.maxPageSize)),
});

/** Turns the ids of the older API (`US|CA|San Francisco`) into the numeric ones, and back. */
export const geoLookup = z.strictObject({
  supplySource,
  geoRequest: z
    .array(
      z
        .strictObject({ entity: z.enum(geoEntities), id: z.nullish(textId), legacyId: z.nullish(z.string()) })
        .check(
          z.refine((geo) => !geo.id !== !geo.legacyId, { path: ['id'], params: { code: 'INVALID_VALUE' } }),
        ),
    )
    .check(z.minLength(1)),
  pagination: z.nullish(z.strictObject({ ...pagingFields(geoPaging), totalCount: z.nullish(z.int()) })),
});

const hardGeoBlocks = [
  'NO_MUID',
  'NOT_SUPPORTED',
  'SOURCE_REMOVED',
  'COUNTRY_NOT_SUPPORTED',
  'COUNTRY_NOT_SEARCHABLE',
  'MAPS_SOURCE_NOT_MATCHED',
] as const;
const softGeoBlocks = ['LOCALITY_LOW_SEARCH_VOLUME', 'POSTAL_CODE_SPARSE'] as const;

export const geo = z.looseObject({
  id: textId,
  legacyId: z.nullish(z.string()),
  entity: z.nullish(openEnum(geoEntities)),
  displayName: z.nullish(z.string()),
  countryOrRegion: z.nullish(z.string()),
  adminArea: z.nullish(z.string()),
  locality: z.nullish(z.string()),
  postalCode: z.nullish(z.string()),
  eligibility: z.nullish(
    z.looseObject({
      blockedGroups: z.nullish(
        z.array(
          z.looseObject({
            supplySource: z.nullish(z.array(openEnum(supplySources))),
            reasons: z.nullish(z.array(openEnum([...hardGeoBlocks, ...softGeoBlocks]))),
          }),
        ),
      ),
    }),
  ),
});
