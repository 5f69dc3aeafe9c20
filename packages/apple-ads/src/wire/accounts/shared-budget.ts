import * as z from 'zod/mini';
import { accountSystemStatuses } from './ad-account.ts';
import { byChoice, byFlag, byId, byText, byTime } from '../queries/filter.ts';
import { id } from '../values/id.ts';
import { invoiceDetail, invoiceDetailAnswer, invoiceDetailUpdate } from './invoice-detail.ts';
import { money, moneyAnswer } from '../values/money.ts';
import { entityName } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';
import { containment, equality, instant, search } from '../queries/operator.ts';
import { defineQuery } from '../queries/query.ts';
import { wireTime } from '../values/time.ts';

const sharedBudgetSystemStatusReasons = [
  'CANCELED',
  'CAMPAIGN_BUDGET_UNASSIGNED',
  'DELETED_BY_USER',
  'EXHAUSTED',
  'PROCESSING',
  'SCHEDULE_EXPIRED',
  'SCHEDULE_PENDING',
] as const;

const oneAdAccount = z.array(id).check(z.minLength(1), z.maxLength(1));

export const sharedBudgetCreate = z.strictObject({
  name: entityName,
  value: money,
  startTime: wireTime,
  endTime: z.nullish(wireTime),
  adAccountIds: oneAdAccount,
  invoiceDetail,
});

export const sharedBudgetUpdate = z.strictObject({
  name: z.nullish(entityName),
  value: z.nullish(money),
  startTime: z.nullish(wireTime),
  endTime: z.nullish(wireTime),
  adAccountIds: z.nullish(oneAdAccount),
  invoiceDetail: z.nullish(invoiceDetailUpdate),
});

export const sharedBudget = z.looseObject({
  id,
  orgId: z.nullish(id),
  name: z.nullish(z.string()),
  value: z.nullish(moneyAnswer),
  startTime: z.nullish(z.string()),
  endTime: z.nullish(z.string()),
  adAccountIds: z.nullish(z.array(id)),
  invoiceDetail: z.nullish(invoiceDetailAnswer),
  systemStatus: z.nullish(openEnum(accountSystemStatuses)),
  systemStatusReasons: z.nullish(z.array(openEnum(sharedBudgetSystemStatusReasons))),
  deleted: z.nullish(z.boolean()),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export const sharedBudgetQuery = defineQuery({
  filters: {
    id: byId(equality),
    name: byText(search),
    orgId: byId(['EQUALS']),
    adAccountIds: byId(equality),
    systemStatus: byChoice(accountSystemStatuses)(equality),
    systemStatusReasons: byChoice(sharedBudgetSystemStatusReasons)([
      ...containment,
      'IS_NULL',
      'IS_NOT_NULL',
    ]),
    startTime: byTime(instant),
    endTime: byTime(instant),
    creationTime: byTime(instant),
    modificationTime: byTime(instant),
    deleted: byFlag(equality),
  },
  sortable: ['name'],
});
