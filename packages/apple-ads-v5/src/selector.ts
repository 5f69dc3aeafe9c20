import * as z from 'zod/mini';

export const operators = [
  'BETWEEN',
  'CONTAINS',
  'CONTAINS_ALL',
  'CONTAINS_ANY',
  'ENDSWITH',
  'EQUALS',
  'GREATER_THAN',
  'IN',
  'LESS_THAN',
  'LIKE',
  'STARTSWITH',
] as const;

export type Operator = (typeof operators)[number];
export type FilterFields = Readonly<Record<string, readonly Operator[]>>;

export const sortOrders = ['ASCENDING', 'DESCENDING'] as const;
export const paging = { defaultPageSize: 20, maxPageSize: 1000 };
export const customReportPaging = { defaultPageSize: 20, maxPageSize: 50 };

/** Text on the wire; clients also send numbers and truth values. */
const value = z.codec(z.union([z.string(), z.number(), z.bigint(), z.boolean()]), z.string(), {
  decode: String,
  encode: (text) => text,
});

const condition = z.strictObject({
  field: z.string().check(z.minLength(1)),
  operator: z.enum(operators),
  values: z.array(value),
  ignoreCase: z.nullish(z.boolean()),
});

const sorting = z.strictObject({
  field: z.string().check(z.minLength(1)),
  sortOrder: z.nullish(z.enum(sortOrders)),
  ignoreCase: z.nullish(z.boolean()),
});

const pagination = z.strictObject({
  offset: z.nullish(z.int().check(z.gte(0))),
  limit: z.nullish(z.int().check(z.gte(0), z.lte(paging.maxPageSize))),
});

/** Which fields a resource can filter stands in the table of calls; the service takes more than its pages name. */
export const selector = z.strictObject({
  conditions: z.nullish(z.array(condition)),
  fields: z.nullish(z.array(z.string())),
  orderBy: z.nullish(z.array(sorting)),
  pagination: z.nullish(pagination),
});

export type Selector = z.output<typeof selector>;

const equality = ['EQUALS', 'IN'] as const;
const figure = ['EQUALS', 'LESS_THAN', 'GREATER_THAN'] as const;
const name = ['EQUALS', 'IN', 'STARTSWITH'] as const;
const set = ['EQUALS', 'CONTAINS_ANY', 'CONTAINS_ALL'] as const;

export const campaignFilters = {
  id: equality,
  adamId: equality,
  status: equality,
  servingStatus: equality,
  paymentModel: equality,
  deleted: equality,
  adChannelType: ['EQUALS'],
  name,
  countriesOrRegions: set,
  supplySources: set,
  dailyBudgetAmount: figure,
  budgetAmount: figure,
  startTime: figure,
  endTime: figure,
  modificationTime: figure,
} as const satisfies FilterFields;

export const adGroupFilters = {
  id: name,
  campaignId: name,
  name,
  defaultBidAmount: figure,
  deleted: equality,
  status: ['EQUALS'],
  automatedKeywordsOptIn: ['EQUALS'],
} as const satisfies FilterFields;

/** Across campaigns only equality can be asked for. */
export const orgAdGroupFilters = {
  id: ['EQUALS'],
  campaignId: ['EQUALS'],
  name: ['EQUALS'],
  defaultBidAmount: ['EQUALS'],
  deleted: ['EQUALS'],
  status: ['EQUALS'],
  automatedKeywordsOptIn: ['EQUALS'],
} as const satisfies FilterFields;

export const keywordFilters = {
  id: equality,
  adGroupId: equality,
  deleted: equality,
  creationTime: equality,
  modificationTime: equality,
} as const satisfies FilterFields;

export const negativeKeywordFilters = {
  id: equality,
  campaignId: equality,
  adGroupId: equality,
  modificationTime: equality,
} as const satisfies FilterFields;

export const adFilters = {
  id: equality,
  adGroupId: equality,
  creativeId: equality,
  status: equality,
  deleted: equality,
  creativeType: ['EQUALS'],
  name: ['EQUALS', 'CONTAINS', 'STARTSWITH', 'ENDSWITH'],
  creationTime: figure,
  modificationTime: figure,
} as const satisfies FilterFields;

export const eligibilityFilters = {
  countryOrRegion: equality,
  deviceClass: equality,
  state: equality,
  supplySource: equality,
} as const satisfies FilterFields;

export const assetFilters = {
  assetGenId: equality,
  assetType: equality,
  deleted: equality,
} as const satisfies FilterFields;
