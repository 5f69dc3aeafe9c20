import type { Membership } from '../../platform/http/gate.ts';

/** Only a manager's scope names campaign groups; that of the others names campaigns. */
export const groupScopeOf = ({ role, scope }: Membership): readonly number[] =>
  role === 'manager' ? scope : [];

export function isInScope(membership: Membership, campaignGroupId: number): boolean {
  const scope = groupScopeOf(membership);
  return scope.length === 0 || scope.includes(campaignGroupId);
}
