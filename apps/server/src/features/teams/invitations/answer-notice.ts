import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type answerNotice as answerNoticeCall,
  noticeStatuses,
  noticeTypeOf,
} from '@tapwright/contracts/notifications';
import { leaders } from '@tapwright/contracts/roles';
import { maxTeamsOfPerson } from '@tapwright/contracts/teams';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { getNoticeForAnswer, notify, settleNotice } from '../../notifications/index.ts';
import { lockTeam, type LoggedRow, personWrite, type PersonWrite } from '../../writes/index.ts';
import { isTeamFull } from '../members/is-team-full.ts';
import { endInvitation } from './end-invitation.ts';
import { type LockedInvitation, lockInvitation, updateInvitation } from './invitations-store.ts';
import { findMember, insertMember, listMemberIds } from '../members/members-store.ts';
import { lockTeamsOf } from '../ownership/teams-store.ts';

/** An invitation is accepted or refused, any other notice is settled. Answering the same again changes nothing. */
export async function answerNotice(
  context: PersonContext,
  { id, status }: ParsedBodyOf<typeof answerNoticeCall>,
): Promise<null> {
  const { userId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    const notice = await getNoticeForAnswer(tx, { userId, noticeId: id });
    const { teamId, invitationId } = notice;
    const isInvitation =
      noticeTypeOf(notice.typeId) === 'invited' && teamId !== null && invitationId !== null;
    const isOpen = notice.status === noticeStatuses.open;
    if (isInvitation && !isOpen && notice.status !== status) throw new Refusal('invitationOver');
    if (!isInvitation || !isOpen) {
      await settleNotice(tx, write, { userId, notice, status });
      return write.withoutRow('a notice that was read changes nothing else', null);
    }
    if (status === noticeStatuses.acknowledge) throw new Refusal('badInput');
    const invitation = await lockOpenInvitation(write, teamId, invitationId);
    const accepts = status === noticeStatuses.accept;
    if (accepts && (await isTeamFull(tx, teamId))) {
      await endInvitation(tx, write, invitation, { state: 'failed', because: 'teamFull' });
      return write.refuseAfterwards('the inviter hears of it', new Refusal('teamFull'));
    }
    const logged = accepts ? await join(write, invitation) : await refuse(write, invitation);
    await announceAnswer(tx, write, { invitation, userId, detailed: accepts ? '2' : '1' });
    await settleNotice(tx, write, { userId, notice, status });
    return logged.done(null);
  });
}

async function lockOpenInvitation(
  { tx, person, clock }: PersonWrite,
  teamId: number,
  invitationId: number,
): Promise<LockedInvitation> {
  const team = await lockTeam(tx, teamId, { isChanged: true });
  const invitation = await lockInvitation(tx, teamId, invitationId);
  const isOpen = invitation?.state === 'pending' && invitation.expiresAt > clock.now();
  if (team === undefined || !isOpen || invitation.inviteeId !== person.userId)
    throw new Refusal('invitationOver');
  return invitation;
}

async function refuse(write: PersonWrite, invitation: LockedInvitation): Promise<LoggedRow> {
  await endInvitation(write.tx, write, invitation, { state: 'refused' });
  return write.record('member.invitationRefused', {
    teamId: invitation.teamId,
    subject: { account: invitation.address },
  });
}

async function join(write: PersonWrite, invitation: LockedInvitation): Promise<LoggedRow> {
  const { tx, person, clock } = write;
  const { userId } = person;
  const { teamId, invitationId, inviterId, role, scope } = invitation;
  if ((await findMember(tx, teamId, userId)) !== undefined) throw new Refusal('alreadyMember');
  const { isClosed, count } = await lockTeamsOf(tx, userId);
  if (isClosed) throw new Refusal('tokenEnded');
  if (count >= maxTeamsOfPerson) throw new Refusal('tooManyTeams');
  const now = clock.now();
  await insertMember(tx, { teamId, userId, role, scope, joinedAt: now });
  await updateInvitation(tx, { teamId, invitationId }, { state: 'accepted', answeredAt: now });
  await notify(tx, write, [
    { type: 'joinedOrStatusChanged', userId: inviterId, teamId, senderId: userId, receiveRole: role },
  ]);
  await write.live.publishPersons(tx, [userId], 'access.changed');
  await write.live.publishTeam(tx, teamId, 'team.changed');
  return write.record('member.joined', {
    teamId,
    subject: { account: invitation.address },
    after: { role, scope: scope.map(String) },
  });
}

/** Owner and admins hear how it ended; the inviter has heard it in words of their own. */
async function announceAnswer(
  tx: Transaction,
  context: PersonContext,
  { invitation, userId, detailed }: { invitation: LockedInvitation; userId: number; detailed: '1' | '2' },
): Promise<void> {
  const { teamId, inviterId, role } = invitation;
  const leaderIds = await listMemberIds(tx, teamId, leaders);
  const others = leaderIds.filter((leaderId) => leaderId !== inviterId && leaderId !== userId);
  await notify(
    tx,
    context,
    others.map((leaderId) => ({
      type: 'invitationAnswered',
      userId: leaderId,
      teamId,
      senderId: userId,
      receiveRole: role,
      detailed,
    })),
  );
}
