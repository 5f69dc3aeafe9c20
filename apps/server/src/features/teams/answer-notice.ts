import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type answerNotice as answerNoticeCall,
  noticeStatuses,
  noticeTypes,
} from '@tapwright/contracts/notifications';
import { mostTeamsOfPerson } from '@tapwright/contracts/teams';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { getNoticeForAnswer, notify, settleNotice } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { isTeamFull } from './is-team-full.ts';
import { endInvitation } from './end-invitation.ts';
import { type LockedInvitation, lockInvitation, updateInvitation } from './invitations-store.ts';
import { findMember, insertMember, listMemberIds } from './members-store.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';
import { lockTeam, lockTeamsOf } from './teams-store.ts';

/** An invitation is accepted or refused, any other notice is settled. Answering the same again changes nothing. */
export async function answerNotice(
  context: PersonContext,
  { id, status }: ParsedBodyOf<typeof answerNoticeCall>,
): Promise<null> {
  authorisePerson(context);
  const { userId } = context.person;
  let refusal: Refusal | undefined;
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- a notice that was read changes nothing else; joining and refusing write their rows.
  await runTransaction(context.database, async (tx) => {
    const notice = await getNoticeForAnswer(tx, { userId, noticeId: id });
    const { teamId, invitationId } = notice;
    const isInvitation = notice.typeId === noticeTypes.invited && teamId !== null && invitationId !== null;
    if (isInvitation && notice.status === noticeStatuses.open) {
      if (status === noticeStatuses.acknowledge) throw new Refusal('badInput');
      refusal = await answerInvitation(tx, context, {
        teamId,
        invitationId,
        accepts: status === noticeStatuses.accept,
      });
      if (refusal !== undefined) return;
    } else if (isInvitation && notice.status !== status) {
      throw new Refusal('invitationOver');
    }
    await settleNotice(tx, context, { userId, notice, status });
  });
  if (refusal !== undefined) throw refusal;
  return null;
}

/** A refusal given back, not thrown, comes after what was written: the inviter is told. */
async function answerInvitation(
  tx: Transaction,
  context: PersonContext,
  { teamId, invitationId, accepts }: { teamId: number; invitationId: number; accepts: boolean },
): Promise<Refusal | undefined> {
  const { userId } = context.person;
  const team = await lockTeam(tx, teamId);
  const invitation = await lockInvitation(tx, teamId, invitationId);
  const isOpen = invitation?.state === 'pending' && invitation.expiresAt > context.clock.now();
  if (team === undefined || !isOpen || invitation.inviteeId !== userId) throw new Refusal('invitationOver');
  if (accepts) {
    if (await isTeamFull(tx, teamId)) {
      await endInvitation(tx, context, invitation, { state: 'failed', because: 'teamFull' });
      return new Refusal('teamFull');
    }
    await join(tx, context, invitation);
  } else {
    await endInvitation(tx, context, invitation, { state: 'refused' });
    await logOperation(tx, {
      operation: 'member.invitationRefused',
      teamId,
      by: { kind: 'person', userId },
      from: context,
      subject: { account: invitation.address },
    });
  }
  await tellLeaders(tx, context, { invitation, userId, detailed: accepts ? '2' : '1' });
  return undefined;
}

async function join(tx: Transaction, context: PersonContext, invitation: LockedInvitation): Promise<void> {
  const { userId } = context.person;
  const { teamId, invitationId, inviterId, role, scope } = invitation;
  if ((await findMember(tx, teamId, userId)) !== undefined) throw new Refusal('alreadyMember');
  if ((await lockTeamsOf(tx, userId)).count >= mostTeamsOfPerson) throw new Refusal('tooManyTeams');
  const now = context.clock.now();
  await insertMember(tx, { teamId, userId, role, scope, joinedAt: now });
  await updateInvitation(tx, { teamId, invitationId }, { state: 'accepted', answeredAt: now });
  await logOperation(tx, {
    operation: 'member.joined',
    teamId,
    by: { kind: 'person', userId },
    from: context,
    subject: { account: invitation.address },
    after: { role, scope: scope.map(String) },
  });
  await notify(tx, context, [
    { type: 'joinedOrStatusChanged', userId: inviterId, teamId, senderId: userId, receiveRole: role },
  ]);
  await tellAccessChanged(tx, context, [userId]);
  await tellTeamChanged(tx, context, teamId);
}

/** Owner and admins hear how it ended; the inviter has heard it in words of their own. */
async function tellLeaders(
  tx: Transaction,
  context: PersonContext,
  { invitation, userId, detailed }: { invitation: LockedInvitation; userId: number; detailed: '1' | '2' },
): Promise<void> {
  const { teamId, inviterId, role } = invitation;
  const leaders = await listMemberIds(tx, teamId, ['visitor', 'admin']);
  const others = leaders.filter((leaderId) => leaderId !== inviterId && leaderId !== userId);
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
