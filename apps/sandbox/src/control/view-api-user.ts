import { additionalApis } from '../additional-apis.ts';
import type { ApiUser } from '../oauth/api-users.ts';
import type { Sandbox } from '../sandbox.ts';

export const viewOtherAccountIds = (adAccountIds: readonly number[]) =>
  Object.fromEntries(additionalApis.flatMap((api) => Object.entries(api.viewAccountIds(adAccountIds))));

/** What a client needs to know of a user besides its private key. */
export function viewApiUser({ world }: Sandbox, user: ApiUser) {
  const { clientId, teamId, keyId, userId, orgId, role } = user;
  const adAccountIds = user.adAccountIds ?? world.adAccounts.list(orgId).map((row) => row.id);
  return {
    clientId,
    teamId,
    keyId,
    userId,
    orgId,
    role,
    adAccountIds,
    ...viewOtherAccountIds(adAccountIds),
  };
}
