import * as calls from '@tapwright/contracts/staff';
import * as teamCalls from '@tapwright/contracts/staff-teams';
import * as rateCalls from '@tapwright/contracts/typed-rates';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { freezeAccount } from './accounts/freeze-account.ts';
import { grantStaff } from './accounts/grant-staff.ts';
import { resetSecondFactor } from './accounts/reset-second-factor.ts';
import { revokeStaff } from './accounts/revoke-staff.ts';
import { unfreezeAccount } from './accounts/unfreeze-account.ts';
import { approveRate } from './rates/approve-rate.ts';
import { declineRate } from './rates/decline-rate.ts';
import { findRatesByDay } from './rates/find-rates-by-day.ts';
import { findTypedRates } from './rates/find-typed-rates.ts';
import { proposeRate } from './rates/propose-rate.ts';
import { endEntry } from './teams/end-entry.ts';
import { enterTeam } from './teams/enter-team.ts';
import { entryOver, entryRunsOut } from './teams/entry-jobs.ts';
import { findStaffTeam } from './teams/find-staff-team.ts';
import { findStaffTeams } from './teams/find-staff-teams.ts';
import { leaveEnteredTeam } from './teams/leave-entered-team.ts';

export function mountStaff(host: CallHost): void {
  mountCall(host, calls.findStaffAccounts, (context, { query }) => listAccounts(context, query));
  mountCall(host, calls.freezeAccount, (context, { body }) => freezeAccount(context, body));
  mountCall(host, calls.unfreezeAccount, (context, { body }) => unfreezeAccount(context, body));
  mountCall(host, calls.grantStaff, (context, { body }) => grantStaff(context, body));
  mountCall(host, calls.revokeStaff, (context, { body }) => revokeStaff(context, body));
  mountCall(host, calls.resetSecondFactor, (context, { body }) => resetSecondFactor(context, body));
  mountTeamCalls(host);
  mountRateCalls(host);
}

function mountTeamCalls(host: CallHost): void {
  host.deps.jobs.handle(entryRunsOut, (entry) => endEntry(host.deps, entry));
  host.deps.jobs.handle(entryOver, (entry) => endEntry(host.deps, entry));
  mountCall(host, teamCalls.findStaffTeams, (context, { query }) => findStaffTeams(context, query));
  mountCall(host, teamCalls.findStaffTeam, (context, { query }) => findStaffTeam(context, query));
  mountCall(host, teamCalls.enterTeam, (context, { body }) => enterTeam(context, body));
  mountCall(host, teamCalls.leaveEnteredTeam, (context, { body }) => leaveEnteredTeam(context, body));
}

function mountRateCalls(host: CallHost): void {
  mountCall(host, rateCalls.findRatesByDay, (context, { query }) => findRatesByDay(context, query));
  mountCall(host, rateCalls.findTypedRates, (context) => findTypedRates(context));
  mountCall(host, rateCalls.proposeRate, (context, { body }) => proposeRate(context, body));
  mountCall(host, rateCalls.approveRate, (context, { body }) => approveRate(context, body));
  mountCall(host, rateCalls.declineRate, (context, { body }) => declineRate(context, body));
}
