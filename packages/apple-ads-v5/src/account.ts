import * as z from 'zod/mini';
import { id } from '@tapwright/apple-ads/wire/values/id';
import { money, moneyAnswer } from '@tapwright/apple-ads/wire/values/money';
import { entityName } from '@tapwright/apple-ads/wire/values/name';
import { openEnum } from '@tapwright/apple-ads/wire/values/open-enum';
import { roles } from '@tapwright/apple-ads/wire/accounts/role';
import { wireTime } from '@tapwright/apple-ads/wire/values/time';
import { paymentModels, supplySources } from './campaign.ts';

const text = z.nullish(z.string());

/** `orgId` is a campaign group, `parentOrgId` the account above it. */
export const userAcl = z.looseObject({
  orgId: id,
  orgName: text,
  parentOrgId: z.nullish(id),
  currency: text,
  paymentModel: z.nullish(openEnum([...paymentModels, ''])),
  roleNames: z.array(openEnum(roles)),
  timeZone: text,
});

export const me = z.looseObject({ userId: id, parentOrgId: id });

const budgetOrderStatuses = ['ACTIVE', 'INACTIVE', 'CANCELED', 'COMPLETED', 'EXHAUSTED'] as const;

const contacts = {
  clientName: text,
  orderNumber: text,
  primaryBuyerName: text,
  primaryBuyerEmail: text,
  billingEmail: text,
};

const orgIds = z.array(id).check(z.minLength(1), z.maxLength(1));

export const budgetOrderCreate = z.strictObject({
  orgIds,
  bo: z.strictObject({
    name: entityName,
    budget: money,
    startDate: wireTime,
    endDate: z.nullish(wireTime),
    supplySources: z.nullish(z.array(z.enum(supplySources))),
    ...contacts,
  }),
});

export const budgetOrderUpdate = z.strictObject({
  orgIds: z.nullish(orgIds),
  bo: z.strictObject({
    name: z.nullish(entityName),
    budget: z.nullish(money),
    startDate: z.nullish(wireTime),
    endDate: z.nullish(wireTime),
    ...contacts,
  }),
});

export const budgetOrder = z.looseObject({
  orgIds: z.nullish(z.array(id)),
  bo: z.looseObject({
    id: z.nullish(id),
    parentOrgId: z.nullish(id),
    name: text,
    budget: z.nullish(moneyAnswer),
    startDate: text,
    endDate: text,
    supplySources: z.nullish(z.array(openEnum(supplySources))),
    status: z.nullish(openEnum(budgetOrderStatuses)),
    ...contacts,
  }),
});
