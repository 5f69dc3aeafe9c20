import { scopeKindOf } from '@tapwright/contracts/roles';
import type { Membership } from '../../platform/http/gate.ts';

/** The scope of some roles names campaign groups, that of the others campaigns. */
export function isInScope({ role, scope }: Membership, campaignGroupId: number): boolean {
  return scopeKindOf(role) !== 'groups' || scope.length === 0 || scope.includes(campaignGroupId);
}
