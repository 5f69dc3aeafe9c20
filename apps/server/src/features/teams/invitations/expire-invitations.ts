import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { systemWrite } from '../../writes/index.ts';
import { endInvitation } from './end-invitation.ts';
import { listExpiredInvitations, lockInvitation } from './invitations-store.ts';

export const expireInvitationsJob = defineJob('teams.expireInvitations', z.object({}), { maxAttempts: 1 });

/** Each in a transaction of its own, so that one somebody is answering holds up no other. */
export async function expireInvitations(context: Deps): Promise<void> {
  const now = context.clock.now();
  for (const { teamId, invitationId } of await listExpiredInvitations(context.database.write, now)) {
    await systemWrite(context, 'time itself, asked by nobody', async ({ tx, record }) => {
      const invitation = await lockInvitation(tx, teamId, invitationId);
      if (invitation?.state !== 'pending' || invitation.expiresAt > now) return;
      await endInvitation(tx, context, invitation, { state: 'expired' });
      await record('member.invitationExpired', {
        teamId,
        subject: { account: invitation.address },
      });
    });
  }
}
