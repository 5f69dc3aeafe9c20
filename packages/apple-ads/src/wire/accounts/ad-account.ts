import * as z from 'zod/mini';
import { id, textId } from '../values/id.ts';
import { paymentModels } from '../campaigns/campaign.ts';
import { currencies } from '../values/money.ts';
import { entityName } from '../values/name.ts';
import { openEnum } from '../values/open-enum.ts';

const productFeatures = ['APPSTORE_APP_MANUAL', 'BUSINESS_BRAND_MANUAL'] as const;
const advertiserResourceTypes = ['CONTENT_PROVIDER', 'BUSINESS_BRAND'] as const;
export const accountSystemStatuses = ['ACTIVE', 'INACTIVE'] as const;

export const adAccountSystemStatusReasons = [
  'CHARGE_BACK_DISPUTED',
  'CREDIT_CARD_SUSPENDED',
  'ORG_PAYMENT_TYPE_DECLINED',
  'FRAUD',
  'INVALID_PAYMENT_PROFILE',
  'MSA_EXPIRED',
  'MSA_NOT_RECEIVED',
  'NO_PAYMENT_METHOD_ON_FILE',
  'ORG_NO_PAYMENT_METHOD_ON_FILE',
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_CANCELED',
  'PAYMENT_METHOD_ON_HOLD',
  'PAYMENT_PENDING_CHARGES',
  'LOC_EXHAUSTED',
  'POLICY_VIOLATION',
  'TAX_VERIFICATION_PENDING',
  'TERM_NOT_ACCEPTED',
  'USER_REQUESTED_ACCOUNT_SUSPENSION',
] as const;

const delegations = z.nullish(
  z.array(
    z.strictObject({
      resourceId: z.string().check(z.minLength(1)),
      resourceType: z.enum(advertiserResourceTypes),
    }),
  ),
);

/** Exactly one product feature, for good. */
export const adAccountCreate = z.strictObject({
  name: entityName,
  productFeatures: z.array(z.enum(productFeatures)).check(z.minLength(1), z.maxLength(1)),
  delegations,
});

export const adAccountUpdate = z.strictObject({ name: z.optional(entityName), delegations });

export const delegation = z.looseObject({
  resourceId: textId,
  resourceType: z.nullish(openEnum(advertiserResourceTypes)),
  resourceName: z.nullish(z.string()),
});

export const adAccount = z.looseObject({
  id,
  name: z.string(),
  orgId: z.nullish(id),
  timezone: z.nullish(z.string()),
  currency: z.nullish(openEnum(currencies)),
  paymentModel: z.nullish(openEnum(paymentModels)),
  productFeatures: z.nullish(z.array(openEnum(productFeatures))),
  delegations: z.nullish(z.array(delegation)),
  systemStatus: z.nullish(openEnum(accountSystemStatuses)),
  systemStatusReasons: z.nullish(z.array(openEnum(adAccountSystemStatusReasons))),
  creationTime: z.nullish(z.string()),
  modificationTime: z.nullish(z.string()),
});

export type AdAccount = z.output<typeof adAccount>;

export const advertiserResourceSearch = z.object({ resourceType: z.enum(advertiserResourceTypes) });
