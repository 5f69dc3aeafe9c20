import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { logOperation } from '../operation-log/index.ts';
import { endInvitation } from './end-invitation.ts';
import { listExpiredInvitations, lockInvitation } from './invitations-store.ts';

export const expireInvitationsJob = defineJob('teams.expireInvitations', z.object({}), { maxAttempts: 1 });

/** Each in a transaction of its own, so that one somebody is answering holds up no other. */
export async function expireInvitations(context: Deps): Promise<void> {
  const now = context.clock.now();
  for (const { teamId, invitationId } of await listExpiredInvitations(context.database.write, now)) {
    // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- time itself, asked by nobody.
    await runTransaction(context.database, async (tx) => {
      const invitation = await lockInvitation(tx, teamId, invitationId);
      if (invitation?.state !== 'pending' || invitation.expiresAt > now) return;
      await endInvitation(tx, context, invitation, { state: 'expired' });
      await logOperation(tx, {
        operation: 'member.invitationExpired',
        teamId,
        by: { kind: 'job' },
        subject: { account: invitation.address },
      });
    });
  }
}
