import * as calls from '@tapwright/contracts/staff';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { findSecondFactor, listAccounts } from './reads.ts';
import { freezeAccount } from './freeze-account.ts';
import { grantStaff } from './grant-staff.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { revokeStaff } from './revoke-staff.ts';
import { unfreezeAccount } from './unfreeze-account.ts';

export function mountStaff(host: CallHost): void {
  mountCall(host, calls.findSecondFactor, (context) => findSecondFactor(context));
  mountCall(host, calls.beginSecondFactor, (context) => beginSecondFactor(context));
  mountCall(host, calls.confirmSecondFactor, (context, { body }) => confirmSecondFactor(context, body));
  mountCall(host, calls.passSecondFactor, (context, { body }) => passSecondFactor(context, body));
  mountCall(host, calls.findStaffAccounts, (context, { query }) => listAccounts(context, query));
  mountCall(host, calls.freezeAccount, (context, { body }) => freezeAccount(context, body));
  mountCall(host, calls.unfreezeAccount, (context, { body }) => unfreezeAccount(context, body));
  mountCall(host, calls.grantStaff, (context, { body }) => grantStaff(context, body));
  mountCall(host, calls.revokeStaff, (context, { body }) => revokeStaff(context, body));
  mountCall(host, calls.resetSecondFactor, (context, { body }) => resetSecondFactor(context, body));
}
