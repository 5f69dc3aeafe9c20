import type { MemberView } from '@tapwright/contracts/members';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewOfMember } from './member-view.ts';
import { listMembers } from './members-store.ts';

export async function findMembers({ database, membership }: TeamContext): Promise<MemberView[]> {
  return (await listMembers(database.write, membership.teamId)).map(viewOfMember);
}
