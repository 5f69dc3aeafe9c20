import { canGrant, type Role, scopeKindOf } from '@tapwright/contracts/roles';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AdScope, findScope } from '../../campaign-groups/index.ts';

type Holder = { role: Role; scope: readonly number[] };
export type Actor = Holder & { teamId: number };

/** May the actor give this role with this scope? Of the role's kind, in this team, and within their own. */
export async function checkMayGive(tx: Transaction, actor: Actor, wanted: Holder): Promise<void> {
  const { role, scope } = wanted;
  const { teamId } = actor;
  refuseUngrantable(actor, role);
  if (scope.length > 0 && scopeKindOf(role) === undefined) throw refuseScope('teams:rules.scopeNotForRole');
  // What is detached or removed may stay in a scope, so that a member is edited without losing it.
  const known = idsOf(role, await findScope(tx, { teamId, role, scope }));
  if (!scope.every((id) => known.has(id))) throw refuseScope('teams:rules.scopeUnknown');
  const isWithin = await findOwnRule(tx, actor);
  if (!isWithin(wanted)) throw new Refusal('scopeTooWide', { fields: { scope: 'errors:scopeTooWide' } });
}

/** May the actor touch whoever has this role and scope, as a member or as somebody invited? */
export async function checkMayManage(tx: Transaction, actor: Actor, holder: Holder): Promise<void> {
  refuseUngrantable(actor, holder.role);
  const isWithin = await findOwnRule(tx, actor);
  if (!isWithin(holder)) throw new Refusal('memberOutOfScope');
}

/** Whether all that somebody reaches is within what the actor reaches; an empty scope reaches everything. */
export async function findOwnRule(db: Connection, actor: Actor): Promise<(holder: Holder) => boolean> {
  const own = await findScope(db, actor);
  if (own === undefined) return () => true;
  return ({ role, scope }) => {
    const mayReach = idsOf(role, own);
    return scope.length > 0 && scope.every((id) => mayReach.has(id));
  };
}

function refuseUngrantable(actor: Actor, role: Role): void {
  if (canGrant(actor.role, role)) return;
  throw new Refusal('roleNotGrantable', { fields: { roleName: 'errors:roleNotGrantable' } });
}

/** As the role's scope counts them: in campaign groups, or in campaigns. */
const idsOf = (role: Role, scope: AdScope | undefined): ReadonlySet<number> =>
  new Set(scopeKindOf(role) === 'groups' ? scope?.campaignGroupIds : scope?.campaignIds);

const refuseScope = (why: MessageKey) => new Refusal('badInput', { fields: { scope: why } });
