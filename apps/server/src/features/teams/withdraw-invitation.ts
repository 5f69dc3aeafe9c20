import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { withdrawInvitation as withdrawInvitationCall } from '@tapwright/contracts/invitations';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkGrantable } from './check-grant.ts';
import { endInvitation } from './end-invitation.ts';
import { getLockedActor } from './get-locked-team.ts';
import { lockInvitation } from './invitations-store.ts';

export async function withdrawInvitation(
  context: TeamContext,
  { invitationId }: ParsedBodyOf<typeof withdrawInvitationCall>,
): Promise<null> {
  authoriseTeam(context, 'member.manage');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  await runTransaction(context.database, async (tx) => {
    const actor = await getLockedActor(tx, teamId, actorId);
    const invitation = await lockInvitation(tx, teamId, invitationId);
    if (invitation?.state !== 'pending') throw new Refusal('invitationOver');
    checkGrantable(actor, invitation.role);
    await endInvitation(tx, context, invitation, { state: 'withdrawn', by: actorId });
    await logOperation(tx, {
      operation: 'member.invitationWithdrawn',
      teamId,
      by: { kind: 'person', userId: actorId },
      from: context,
      subject: { account: invitation.address },
    });
  });
  return null;
}
