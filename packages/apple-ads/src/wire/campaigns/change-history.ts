import * as z from 'zod/mini';
import { paginationAnswer } from '../transport/envelope.ts';
import { byAny, byChoice, byText, byTime, filterOf, needsOneOf } from '../queries/filter.ts';
import { textId } from '../values/id.ts';
import { openEnum } from '../values/open-enum.ts';
import { equality } from '../queries/operator.ts';
import { entityPaging, pagingFields, sortingOf } from '../queries/query.ts';
import { countParameter, offsetParameter } from '../queries/query-string.ts';

export const changeHistoryMonths = 6;
const changeEventTypes = ['CREATE', 'UPDATE', 'DELETE'] as const;
const changeUserTypes = ['CUSTOMER', 'CUSTOMER_API', 'APPLE_SUPPORT'] as const;
const changeEntityTypes = [
  'Campaign',
  'AdGroup',
  'Keyword',
  'NegativeKeyword',
  'Ad',
  'Creative',
  'AdAccount',
  'Org',
  'LocationGroup',
] as const;

export const changeHistoryFilters = {
  eventTime: byTime(['BETWEEN', 'GREATER_THAN', 'LESS_THAN']),
  entityType: byChoice(changeEntityTypes)(equality),
  eventType: byChoice(changeEventTypes)(equality),
  userType: byChoice(changeUserTypes)(equality),
  entityId: byAny(equality),
  userId: byAny(equality),
  txnId: byText(equality),
  adAccountId: byAny(equality),
  campaignId: byAny(equality),
  adGroupId: byAny(equality),
};

export const changeHistoryNeeds = [['eventTime']] as const;

/** Switches are written as text: `"true"`, not `true`. An option that is not known has no effect. */
export const changeHistoryQuery = z
  .strictObject({
    filters: z.nullish(z.array(filterOf(changeHistoryFilters))),
    sorting: z.nullish(z.array(sortingOf(changeHistoryFilters))),
    pagination: z.nullish(z.strictObject({ ...pagingFields(entityPaging), totalCount: z.nullish(z.int()) })),
    options: z.nullish(
      z.looseObject({
        metadata: z.nullish(z.enum(['none', 'latest', 'snapshot'])),
        needTotals: z.nullish(z.enum(['true', 'false'])),
        timeZone: z.nullish(z.enum(['UTC', 'ORTZ'])),
      }),
    ),
  })
  .check(needsOneOf(changeHistoryNeeds));

const happened = {
  transactionId: z.nullish(z.string()),
  eventType: z.nullish(openEnum(changeEventTypes)),
  eventTime: z.nullish(z.string()),
  entityType: z.nullish(openEnum(changeEntityTypes)),
  userType: z.nullish(openEnum(changeUserTypes)),
  modifiedBy: z.nullish(textId),
};

/** Told only where `metadata` asks. Each names its entity under its type: `{ "Campaign": "51001", "detailId": … }`. */
const changeMeta = z.looseObject({
  Campaign: z.nullish(textId),
  AdGroup: z.nullish(textId),
  Keyword: z.nullish(textId),
  NegativeKeyword: z.nullish(textId),
  Ad: z.nullish(textId),
  Creative: z.nullish(textId),
  AdAccount: z.nullish(textId),
  Org: z.nullish(textId),
  LocationGroup: z.nullish(textId),
  detailId: z.nullish(z.string()),
  meta: z.nullish(z.unknown()),
});

export const changeSummary = z.looseObject({
  ...happened,
  count: z.nullish(z.int()),
  metas: z.nullish(z.array(changeMeta)),
});

export const changeHistoryAnswer = z.looseObject({
  dataType: z.nullish(z.string()),
  result: z.array(changeSummary),
  pagination: z.nullish(paginationAnswer),
  error: z.nullish(z.unknown()),
});

const changeDetails = z.looseObject({
  ...happened,
  detailId: z.nullish(z.string()),
  entityId: z.nullish(textId),
  /** Texts only, for some types their name and parents. */
  entityMetaData: z.nullish(z.record(z.string(), z.unknown())),
  details: z.nullish(
    z.array(
      z.looseObject({
        transactionId: z.nullish(z.string()),
        changes: z.nullish(
          z.array(
            z.looseObject({
              field: z.nullish(z.string()),
              oldValues: z.nullish(z.unknown()),
              newValues: z.nullish(z.unknown()),
            }),
          ),
        ),
      }),
    ),
  ),
});

type ChangeDetails = z.output<typeof changeDetails>;

/** A list with an entry for each transaction; earlier pages print the entry alone. */
export const changeDetailsAnswer = z.looseObject({
  dataType: z.nullish(z.string()),
  result: z.codec(z.union([z.array(changeDetails), changeDetails]), z.array(z.custom<ChangeDetails>()), {
    decode: (result) => (Array.isArray(result) ? result : [result]),
    encode: (result) => result,
  }),
  pagination: z.nullish(paginationAnswer),
  error: z.nullish(z.unknown()),
});

export const changeDetailPaging = z.object({
  limit: z.optional(countParameter(1, entityPaging.maxPageSize)),
  offset: z.optional(offsetParameter),
});

/** `EntityType.entityId.txnId` */
export const changeDetailId = z.string().check(z.regex(/^[A-Za-z]+\.[^.]+\..+$/));

export type ChangeSummary = z.output<typeof changeSummary>;
