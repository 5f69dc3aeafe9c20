import { mayUse } from '../oauth/may-use.ts';
import { v5OrgIdOf } from './org-id.ts';
import { latest } from '../world/table.ts';
import type { Call, Handlers } from './call.ts';
import { dataOf } from './envelope.ts';

export const accountHandlers = {
  getMe: ({ user }: Call) => dataOf({ userId: user.userId, parentOrgId: user.orgId }),
  getAcls: ({ world, user }: Call) => {
    const { currency, paymentModel, timezone } = latest(world.orgs.get(user.orgId));
    const own = world.adAccounts.list(user.orgId).filter((row) => mayUse(user, row.id, user.orgId));
    return dataOf(
      own.map((row) => ({
        orgId: v5OrgIdOf(row.id),
        orgName: latest(row).name,
        parentOrgId: user.orgId,
        currency,
        paymentModel,
        roleNames: [user.role],
        timeZone: timezone,
      })),
    );
  },
} satisfies Partial<Handlers>;
