import * as calls from '@tapwright/contracts/staff';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { freezeAccount } from './accounts/freeze-account.ts';
import { grantStaff } from './accounts/grant-staff.ts';
import { resetSecondFactor } from './accounts/reset-second-factor.ts';
import { revokeStaff } from './accounts/revoke-staff.ts';
import { unfreezeAccount } from './accounts/unfreeze-account.ts';

export function mountStaff(host: CallHost): void {
  mountCall(host, calls.findStaffAccounts, (context, { query }) => listAccounts(context, query));
  mountCall(host, calls.freezeAccount, (context, { body }) => freezeAccount(context, body));
  mountCall(host, calls.unfreezeAccount, (context, { body }) => unfreezeAccount(context, body));
  mountCall(host, calls.grantStaff, (context, { body }) => grantStaff(context, body));
  mountCall(host, calls.revokeStaff, (context, { body }) => revokeStaff(context, body));
  mountCall(host, calls.resetSecondFactor, (context, { body }) => resetSecondFactor(context, body));
}
