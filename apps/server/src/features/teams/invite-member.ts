import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type InvitationView,
  type inviteMember as inviteMemberCall,
  invitationLastsDays,
  mostOpenInvitations,
} from '@tapwright/contracts/invitations';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkGrantable, checkScope } from './check-grant.ts';
import { isTeamFull } from './is-team-full.ts';
import { getLockedActor } from './get-locked-team.ts';
import { getInvitationView } from './invitation-view.ts';
import { countOpenInvitations, findInvitee, insertInvitation, lockAddresses } from './invitations-store.ts';
import { findMember } from './members-store.ts';
import { sendInvitation } from './send-invitation.ts';
import { tellTeamChanged } from './tell-team.ts';

const dayMs = 86_400_000;
type Body = ParsedBodyOf<typeof inviteMemberCall>;

export const expiryOf = (sentAt: Date) => new Date(sentAt.getTime() + invitationLastsDays * dayMs);

/** An address without an account keeps its invitation until somebody registers with it. */
export async function inviteMember(
  context: TeamContext,
  { account, roleName, scope }: Body,
): Promise<InvitationView> {
  authoriseTeam(context, 'member.manage');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return runTransaction(context.database, async (tx) => {
    const actor = await getLockedActor(tx, teamId, actorId);
    checkGrantable(actor, roleName);
    await checkScope(tx, { ...actor, teamId }, { role: roleName, scope });
    await lockAddresses(tx, [account]);
    const invitee = await findInvitee(tx, account);
    await checkMayBeInvited(tx, { teamId, actorId, inviteeId: invitee?.userId });
    const sentAt = context.clock.now();
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
    await logOperation(tx, {
      operation: 'member.invited',
      teamId,
      by: { kind: 'person', userId: actorId },
      from: context,
      subject: { account },
      after: { role: roleName, scope: scope.map(String) },
    });
    if (invitee !== undefined) {
      await notify(tx, context, [
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
    await sendInvitation(tx, context, { account, teamId, role: roleName });
    await tellTeamChanged(tx, context, teamId);
    return getInvitationView(tx, teamId, invitationId);
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
  if ((await countOpenInvitations(tx, teamId)) >= mostOpenInvitations) throw new Refusal('tooManyRequests');
}
