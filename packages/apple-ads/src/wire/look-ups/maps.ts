import * as z from 'zod/mini';
import { textId } from '../values/id.ts';
import { paginationAnswer } from '../transport/envelope.ts';
import { openFilter } from '../reports/report-request.ts';
import { entityPaging, type Paging, pagingFields, sortOrders } from '../queries/query.ts';

/** Apple Maps as far as an App Store advertiser meets it, which is empty lists: rows are kept whole, only `id` is typed. */
export const mapsEntity = z.looseObject({ id: textId });

export const mapsPaging: Paging = { ...entityPaging, countsOnRequest: true };

export const mapsQuery = z.strictObject({
  filters: z.nullish(z.array(openFilter)),
  sorting: z.nullish(z.array(z.strictObject({ field: z.string(), order: z.nullish(z.enum(sortOrders)) }))),
  pagination: z.nullish(
    z.strictObject({ ...pagingFields(entityPaging), fetchTotalCount: z.nullish(z.boolean()) }),
  ),
});

const groupTypes = ['DYNAMIC', 'STATIC'] as const;
const ruleFields = ['adminArea', 'locality', 'postalCode', 'locationId'] as const;

const rule = z.strictObject({
  field: z.enum(ruleFields),
  operator: z.enum(['EQUALS', 'NOT_EQUALS', 'IN', 'NOT_IN']),
  value: z.union([z.string(), z.array(z.string())]),
});

const members = { locationIds: z.nullish(z.array(z.string())), rules: z.nullish(z.array(rule)) };

export const locationGroupCreate = z.strictObject({
  adAccountId: z.string(),
  brandId: z.string(),
  name: z.string(),
  groupType: z.enum(groupTypes),
  description: z.nullish(z.string()),
  ...members,
});

export const locationGroupUpdate = z.strictObject({
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  groupType: z.nullish(z.enum(groupTypes)),
  ...members,
});

/** The fields of a `multipart/form-data` body beside `file`. */
export const assetUpload = z.object({
  promotedObjectId: z.string(),
  promotedObjectType: z.literal('BUSINESS_BRAND'),
});

export const brandReportAnswer = z.looseObject({
  result: z.looseObject({ rows: z.array(z.looseObject({})), summary: z.nullish(z.looseObject({})) }),
  pagination: z.nullish(paginationAnswer),
  error: z.nullish(z.unknown()),
});
