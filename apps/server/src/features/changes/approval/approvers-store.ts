import { can, type Role, roles } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';
import { findScope } from '../../campaign-groups/index.ts';

export type Approver = { userId: number; role: Role; email: string | null; language: string | null };

const approving = roles.filter((role) => can(role, 'change.approve'));

/** Who may approve a set of these campaigns: never its author, but an owner where nobody else could. */
export async function listApprovers(
  db: Connection,
  teamId: number,
  { authorId, campaignIds }: { authorId: number; campaignIds: readonly string[] },
): Promise<Approver[]> {
  const members = await db
    .selectFrom('teamMembers as m')
    .innerJoin('users as u', 'u.userId', 'm.userId')
    .select(['m.userId', 'm.role', 'm.scope', 'u.email', 'u.language'])
    .where('m.teamId', '=', teamId)
    .where('m.role', 'in', approving)
    .where('m.disabledAt', 'is', null)
    .where('u.frozenAt', 'is', null)
    .$narrowType<{ role: Role }>()
    .orderBy('m.userId')
    .execute();
  const able: Approver[] = [];
  for (const { scope, ...member } of members) {
    const reached = await findScope(db, { teamId, role: member.role, scope });
    const ids = reached && new Set(reached.campaignIds.map(String));
    if (ids === undefined || campaignIds.every((id) => ids.has(id))) able.push(member);
  }
  const others = able.filter(({ userId }) => userId !== authorId);
  return others.length > 0 ? others : able.filter(({ role }) => role === 'visitor');
}
