import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/index.ts';
import { lockTeam, systemWrite } from '../../writes/index.ts';
import { endInvitation } from './end-invitation.ts';
import {
  findContacts,
  hasOpenInvitation,
  listUnclaimedInvitations,
  lockAddresses,
  lockInvitation,
  updateInvitation,
} from './invitations-store.ts';
import { findMember } from '../members/members-store.ts';

type Candidate = { userId: number; teamId: number; invitationId: number };

/** What was sent to an address of theirs before it had an account becomes theirs, and a notice says so. */
export async function claimInvitations(deps: Deps, { userId }: { userId: number }): Promise<void> {
  // Whoever is inviting such an address right now did not see this person yet: their transaction is waited for.
  const found = await systemWrite(
    deps,
    'a person has proven an address, and what was sent to it is looked up',
    async ({ tx }) => {
      const addresses = await findContacts(tx, userId);
      await lockAddresses(tx, addresses);
      return listUnclaimedInvitations(tx, addresses);
    },
  );
  for (const invitation of found) await claim(deps, { ...invitation, userId });
}

async function claim(deps: Deps, { userId, teamId, invitationId }: Candidate): Promise<void> {
  await systemWrite(
    deps,
    'the invitation was logged when it was sent; whose it is follows from the address',
    async ({ tx }) => {
      if ((await lockTeam(tx, teamId, { isChanged: true })) === undefined) return;
      const invitation = await lockInvitation(tx, teamId, invitationId);
      if (invitation?.state !== 'pending' || invitation.inviteeId !== null) return;
      const { inviterId, role } = invitation;
      const isMember = (await findMember(tx, teamId, userId)) !== undefined;
      if (isMember || (await hasOpenInvitation(tx, teamId, userId))) {
        const because = isMember ? 'alreadyMember' : 'alreadyInvited';
        await endInvitation(tx, deps, { ...invitation, inviteeId: userId }, { state: 'failed', because });
        return;
      }
      await updateInvitation(tx, { teamId, invitationId }, { inviteeId: userId });
      await notify(tx, deps, [
        { type: 'invited', userId, teamId, senderId: inviterId, invitationId, receiveRole: role },
      ]);
      await deps.live.publishTeam(tx, teamId, 'team.changed');
    },
  );
}
