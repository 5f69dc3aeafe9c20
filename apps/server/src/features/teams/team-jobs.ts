import type { Deps } from '../../platform/deps.ts';
import { contactProven } from '../accounts/index.ts';
import { claimInvitations } from './invitations/claim-invitations.ts';
import { expireInvitations, expireInvitationsJob } from './invitations/expire-invitations.ts';

export function handleTeamJobs(deps: Deps): void {
  deps.jobs.handle(expireInvitationsJob, () => expireInvitations(deps));
  deps.jobs.recur(expireInvitationsJob, '*/5 * * * *');
  deps.jobs.handle(contactProven, (who) => claimInvitations(deps, who));
}
