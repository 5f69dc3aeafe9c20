import type { ApiUser } from './api-users.ts';

/** Whether a user has its role on an ad account, by its organisation or by name. */
export function mayUse(
  { orgId, adAccountIds, withheldAdAccountIds }: ApiUser,
  adAccountId: number,
  accountOrgId: number,
): boolean {
  const isGiven = orgId === accountOrgId && (adAccountIds === null || adAccountIds.includes(adAccountId));
  return isGiven && !withheldAdAccountIds.includes(adAccountId);
}
