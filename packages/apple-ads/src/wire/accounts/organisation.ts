import * as z from 'zod/mini';
import { accountSystemStatuses } from './ad-account.ts';
import { paymentModels } from '../campaigns/campaign.ts';
import { id } from '../values/id.ts';
import { currencies } from '../values/money.ts';
import { openEnum } from '../values/open-enum.ts';
import { roles } from './role.ts';

export const me = z.looseObject({ userId: id, orgId: id });

export const userAcl = z.looseObject({
  adAccount: z.looseObject({ id, name: z.nullish(z.string()), orgId: z.nullish(id) }),
  roles: z.array(openEnum(roles)),
});

export const acls = z.looseObject({ acls: z.array(userAcl) });

export const organisation = z.looseObject({
  id,
  name: z.nullish(z.string()),
  currency: z.nullish(openEnum(currencies)),
  timezone: z.nullish(z.string()),
  paymentModel: z.nullish(openEnum(paymentModels)),
  systemStatus: z.nullish(openEnum(accountSystemStatuses)),
  systemStatusReasons: z.nullish(z.array(z.string())),
});

export type UserAcl = z.output<typeof userAcl>;
