import type { MemberView } from '@tapwright/contracts/members';
import type { Connection } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listMembers, type MemberRow } from './members-store.ts';

export function viewOfMember({ role, disabledAt, joinedAt, endsAt, ...member }: MemberRow): MemberView {
  return {
    ...member,
    roleName: role,
    roleUserStatus: disabledAt === null ? 0 : 1,
    joinedAt: joinedAt.toISOString(),
    ...(endsAt && { actsUntil: endsAt.toISOString() }),
  };
}

export async function getMemberView(db: Connection, teamId: number, userId: number): Promise<MemberView> {
  const [row] = await listMembers(db, teamId, { userId });
  if (row === undefined) throw new Refusal('notMember');
  return viewOfMember(row);
}
