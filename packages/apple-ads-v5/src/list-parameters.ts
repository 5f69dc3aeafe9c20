import * as z from 'zod/mini';
import {
  countParameter,
  flagParameter,
  offsetParameter,
} from '@tapwright/apple-ads/wire/queries/query-string';
import { customReportPaging, paging, sortOrders } from './selector.ts';

/** `fields=id,name` leaves the other fields out of the answer. */
export const listParameters = z.object({
  limit: z.optional(countParameter(0, paging.maxPageSize)),
  offset: z.optional(offsetParameter),
  fields: z.optional(z.string()),
});

export const oneParameters = z.object({ fields: z.optional(z.string()) });

export const customReportParameters = z.object({
  field: z.optional(z.string()),
  sortOrder: z.optional(z.enum(sortOrders)),
  limit: z.optional(countParameter(0, customReportPaging.maxPageSize)),
  offset: z.optional(offsetParameter),
});

export const appSearchParameters = z.object({
  query: z.optional(z.string()),
  returnOwnedApps: z.optional(flagParameter),
  limit: z.optional(countParameter(0, paging.maxPageSize)),
  offset: z.optional(offsetParameter),
});

export const productPageParameters = z.object({
  name: z.optional(z.string()),
  state: z.optional(z.string()),
});

export const geoParameters = z.object({
  query: z.optional(z.string()),
  entity: z.optional(z.enum(['Country', 'AdminArea', 'Locality'])),
  countrycode: z.optional(z.string()),
  limit: z.optional(countParameter(0, paging.maxPageSize)),
  offset: z.optional(offsetParameter),
});

/** `US,GB`; all where left out. */
export const countryParameters = z.object({ countriesOrRegions: z.optional(z.string()) });
