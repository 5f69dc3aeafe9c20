import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type InvitationView,
  inviteMember as inviteMemberCall,
  invitationLastsDays,
  maxOpenInvitations,
} from '@tapwright/contracts/invitations';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { membersWrite } from '../../writes/index.ts';
import { checkMayGive } from '../members/check-grant.ts';
import { isTeamFull } from '../members/is-team-full.ts';
import { getInvitationView } from './invitation-view.ts';
import { countOpenInvitations, findInvitee, insertInvitation, lockAddresses } from './invitations-store.ts';
import { findMember } from '../members/members-store.ts';
import { sendInvitation } from './send-invitation.ts';

const dayMs = 86_400_000;
type Body = ParsedBodyOf<typeof inviteMemberCall>;

export const expiryOf = (sentAt: Date) => new Date(sentAt.getTime() + invitationLastsDays * dayMs);

/** An address without an account keeps its invitation until somebody registers with it. */
export async function inviteMember(
  context: TeamContext,
  { account, roleName, scope }: Body,
): Promise<InvitationView> {
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return membersWrite(context, inviteMemberCall, async (write) => {
    const { tx, actor } = write;
    await checkMayGive(tx, { ...actor, teamId }, { role: roleName, scope });
    await lockAddresses(tx, [account]);
    const invitee = await findInvitee(tx, account);
    await checkMayBeInvited(tx, { teamId, actorId, inviteeId: invitee?.userId });
    const sentAt = write.clock.now();
    const invitationId = await insertInvitation(tx, {
      teamId,
      inviterId: actorId,
      address: account,
      inviteeId: invitee?.userId ?? null,
      role: roleName,
      scope,
      sentAt,
      expiresAt: expiryOf(sentAt),
    });
    if (invitationId === undefined)
      throw new Refusal('alreadyInvited', { fields: { account: 'errors:alreadyInvited' } });
    const logged = await write.record('member.invited', {
      subject: { account },
      after: { role: roleName, scope: scope.map(String) },
    });
    if (invitee !== undefined) {
      await notify(tx, write, [
        {
          type: 'invited',
          userId: invitee.userId,
          teamId,
          senderId: actorId,
          invitationId,
          receiveRole: roleName,
        },
      ]);
    }
    await sendInvitation(write, { account, role: roleName });
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(await getInvitationView(tx, teamId, invitationId));
  });
}

async function checkMayBeInvited(
  tx: Transaction,
  { teamId, actorId, inviteeId }: { teamId: number; actorId: number; inviteeId: number | undefined },
): Promise<void> {
  if (inviteeId === actorId) throw new Refusal('inviteSelf', { fields: { account: 'errors:inviteSelf' } });
  if (inviteeId !== undefined && (await findMember(tx, teamId, inviteeId)) !== undefined) {
    throw new Refusal('alreadyMember', { fields: { account: 'errors:alreadyMember' } });
  }
  if (await isTeamFull(tx, teamId)) throw new Refusal('teamFull');
  if ((await countOpenInvitations(tx, teamId)) >= maxOpenInvitations) throw new Refusal('tooManyRequests');
}
