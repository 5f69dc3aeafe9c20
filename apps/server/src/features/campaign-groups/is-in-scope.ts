import type { Membership } from '../../platform/http/gate.ts';

/** Only a manager's scope names campaign groups; that of the others names campaigns. */
export function isInScope({ role, scope }: Membership, campaignGroupId: number): boolean {
  return role !== 'manager' || scope.length === 0 || scope.includes(campaignGroupId);
}
