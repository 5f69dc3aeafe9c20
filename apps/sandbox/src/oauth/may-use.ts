import type { ApiUser } from './api-users.ts';

/** Whether a user has its role on an ad account, by its organisation or by name. */
export function mayUse({ orgId, adAccountIds }: ApiUser, adAccountId: number, accountOrgId: number): boolean {
  return orgId === accountOrgId && (adAccountIds === null || adAccountIds.includes(adAccountId));
}
