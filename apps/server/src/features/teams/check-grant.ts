import { canGrant, type Role } from '@tapwright/contracts/roles';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Transaction } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listCampaignGroups } from '../campaign-groups/index.ts';

type Holder = { role: Role; scope: readonly number[] };
type Wanted = { role: Role; scope: readonly number[] };

/** The roles that are bound to something; every other role's scope is all. */
const scopedRoles: ReadonlySet<Role> = new Set<Role>(['manager', 'advManager', 'campaignsReadOnly']);

/** May somebody of this role touch somebody who has, or is to have, that one? */
export function checkGrantable(actor: Holder, ...others: readonly Role[]): void {
  if (others.every((role) => canGrant(actor.role, role))) return;
  throw new Refusal('roleNotGrantable', { fields: { roleName: 'errors:roleNotGrantable' } });
}

/**
 * What a member may be bound to: of the role's kind, in this team, and within the scope of whoever binds them.
 * A team has no campaigns yet, so for the roles that are bound to campaigns only an empty scope (all) can be right.
 */
export async function checkScope(
  tx: Transaction,
  actor: Holder & { teamId: number },
  { role, scope }: Wanted,
): Promise<void> {
  if (scope.length > 0 && !scopedRoles.has(role)) throw refuseScope('teams:rules.scopeNotForRole');
  if (scope.length > 0) {
    const groups = role === 'manager' ? await listCampaignGroups(tx, actor.teamId) : [];
    const known = new Set(groups.map(({ campaignGroupId }) => campaignGroupId));
    if (!scope.every((id) => known.has(id))) throw refuseScope('teams:rules.scopeUnknown');
  }
  const isWithin = scope.length > 0 && scope.every((id) => actor.scope.includes(id));
  if (actor.scope.length > 0 && !isWithin)
    throw new Refusal('scopeTooWide', { fields: { scope: 'errors:scopeTooWide' } });
}

const refuseScope = (why: MessageKey) => new Refusal('badInput', { fields: { scope: why } });
