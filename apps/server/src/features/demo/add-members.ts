import { findInvitations, inviteMember } from '@tapwright/contracts/invitations';
import { findMembers } from '@tapwright/contracts/members';
import { answerNotice, findNotices, noticeStatuses, noticeTypeOf } from '@tapwright/contracts/notifications';
import type { AskAs } from './ask-as.ts';
import { type DemoMember, demoMembers, type DemoPerson } from './demo-people.ts';

export type Owner = { ask: AskAs; token: string; teamId: number };

/** Invited, and accepted by themselves; whoever is a member already, or has left since, is left alone. */
export async function addMembers(
  { ask, token, teamId }: Owner,
  enter: (person: DemoPerson) => Promise<string>,
  scopeOf: (member: DemoMember) => readonly number[],
): Promise<void> {
  const members = await ask(token, findMembers, { query: { teamId } });
  const invitations = await ask(token, findInvitations, { query: { teamId } });
  for (const member of demoMembers) {
    if (members.some(({ nickName }) => nickName === member.nickName)) continue;
    const own = await enter(member);
    if (!invitations.some(({ account }) => account === member.address)) {
      const scope = [...scopeOf(member)];
      const body = { teamId, account: member.address, roleName: member.role, scope };
      await ask(token, inviteMember, { body });
    }
    const { list } = await ask(own, findNotices, { body: { pageNum: 1, pageSize: 10 } });
    const invited = list.find(({ typeId, status }) => noticeTypeOf(typeId) === 'invited' && status === 0);
    if (invited) await ask(own, answerNotice, { body: { id: invited.id, status: noticeStatuses.accept } });
  }
}

/** So that nobody is met by dialogs about how the demo came to be. */
export async function acknowledgeAll(ask: AskAs, token: string): Promise<void> {
  const { list } = await ask(token, findNotices, { body: { pageNum: 1, pageSize: 40 } });
  for (const { id, status } of list)
    if (status === noticeStatuses.open)
      await ask(token, answerNotice, { body: { id, status: noticeStatuses.acknowledge } });
}
