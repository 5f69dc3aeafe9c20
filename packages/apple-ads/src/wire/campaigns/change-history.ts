import * as z from 'zod/mini';
import { paginationAnswer } from '../transport/envelope.ts';
import { byAny, byText, byTime, filterOf, needsOneOf } from '../queries/filter.ts';
import { id, textId } from '../values/id.ts';
import { openEnum } from '../values/open-enum.ts';
import { comparison, equality } from '../queries/operator.ts';
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
  eventTime: byTime(['EQUALS', 'IN', ...comparison, 'BETWEEN']),
  entityType: byText(equality),
  eventType: byText(equality),
  userType: byText(equality),
  entityId: byAny(equality),
  userId: byAny(equality),
  txnId: byText(equality),
  adAccountId: byAny(equality),
  campaignId: byAny(equality),
  adGroupId: byAny(equality),
};

export const changeHistoryNeeds = [['eventTime']] as const;

/** Switches are written as text: `"true"`, not `true`. */
export const changeHistoryQuery = z
  .strictObject({
    filters: z.nullish(z.array(filterOf(changeHistoryFilters))),
    sorting: z.nullish(z.array(sortingOf(changeHistoryFilters))),
    pagination: z.nullish(z.strictObject({ ...pagingFields(entityPaging), totalCount: z.nullish(z.int()) })),
    options: z.nullish(
      z.strictObject({
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

/** Each meta names its entity under the entity's type: `{ "Campaign": …, "detailId": …, "meta": … }`. */
const changeMeta = z.looseObject({
  Campaign: z.nullish(id),
  AdGroup: z.nullish(id),
  Keyword: z.nullish(id),
  NegativeKeyword: z.nullish(id),
  Ad: z.nullish(id),
  Creative: z.nullish(id),
  AdAccount: z.nullish(id),
  Org: z.nullish(id),
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

export const changeDetails = z.looseObject({
  ...happened,
  detailId: z.nullish(z.string()),
  entityId: z.nullish(textId),
  entityMetaData: z.nullish(z.unknown()),
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

export const changeDetailPaging = z.object({
  limit: z.optional(countParameter(1, entityPaging.maxPageSize)),
  offset: z.optional(offsetParameter),
});

/** `EntityType.entityId.txnId` */
export const changeDetailId = z.string().check(z.regex(/^[A-Za-z]+\.[^.]+\..+$/));

export type ChangeSummary = z.output<typeof changeSummary>;
