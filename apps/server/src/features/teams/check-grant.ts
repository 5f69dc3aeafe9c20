import { canGrant, type Role } from '@tapwright/contracts/roles';
import { Refusal } from '../../platform/http/refusal.ts';

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
 * A team has no campaign groups or campaigns yet, so an empty scope (all) is the only one that can be right.
 */
export function checkScope(actor: Holder, { role, scope }: Wanted): void {
  if (scope.length > 0) {
    const why = scopedRoles.has(role) ? 'teams:rules.scopeUnknown' : 'teams:rules.scopeNotForRole';
    throw new Refusal('badInput', { fields: { scope: why } });
  }
  if (actor.scope.length > 0) throw new Refusal('scopeTooWide', { fields: { scope: 'errors:scopeTooWide' } });
}
