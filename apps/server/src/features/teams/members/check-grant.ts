import { canGrant, type Role, scopeKindOf } from '@tapwright/contracts/roles';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Transaction } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AdScope, findScope } from '../../campaign-groups/index.ts';

type Holder = { role: Role; scope: readonly number[] };
type Wanted = { role: Role; scope: readonly number[] };

/** May somebody of this role touch somebody who has, or is to have, that one? */
export function checkGrantable(actor: Holder, ...others: readonly Role[]): void {
  if (others.every((role) => canGrant(actor.role, role))) return;
  throw new Refusal('roleNotGrantable', { fields: { roleName: 'errors:roleNotGrantable' } });
}

/**
 * What a member may be bound to: of the role's kind, in this team, and within the scope of whoever binds them. What is
 * detached or removed may stay in a scope, so that a member is edited without losing it.
 */
export async function checkScope(
  tx: Transaction,
  actor: Holder & { teamId: number },
  { role, scope }: Wanted,
): Promise<void> {
  if (scope.length > 0 && scopeKindOf(role) === undefined) throw refuseScope('teams:rules.scopeNotForRole');
  const { teamId } = actor;
  const known = idsOf(role, await findScope(tx, { teamId, role, scope }));
  if (!scope.every((id) => known.has(id))) throw refuseScope('teams:rules.scopeUnknown');
  const own = await findScope(tx, actor);
  if (own === undefined) return;
  const mayGive = idsOf(role, own);
  if (scope.length === 0 || !scope.every((id) => mayGive.has(id)))
    throw new Refusal('scopeTooWide', { fields: { scope: 'errors:scopeTooWide' } });
}

/** As the role's scope counts them: in campaign groups, or in campaigns. */
const idsOf = (role: Role, scope: AdScope | undefined): ReadonlySet<number> =>
  new Set(scopeKindOf(role) === 'groups' ? scope?.campaignGroupIds : scope?.campaignIds);

const refuseScope = (why: MessageKey) => new Refusal('badInput', { fields: { scope: why } });
