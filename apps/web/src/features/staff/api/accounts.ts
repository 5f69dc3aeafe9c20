import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  findStaffAccounts,
  freezeAccount,
  grantStaff,
  resetSecondFactor,
  revokeStaff,
  unfreezeAccount,
} from '@tapwright/contracts/staff';
import { call } from '../../../platform/calls/call.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { type AccountsQuery, staffDeskKeys } from '../keys.ts';
import type { AccountAction } from '../list-actions.ts';

export function accountsQuery(query: AccountsQuery) {
  return queryOptions({
    queryKey: staffDeskKeys.accountsOf(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(findStaffAccounts, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

type Done = { action: AccountAction; userId: number; reason: string };

export function doWithAccount({ action, userId, reason }: Done): Promise<null> {
  return withSecondFactor(() => {
    switch (action) {
      case 'freeze':
        return call(freezeAccount, { body: { userId, reason } });
      case 'unfreeze':
        return call(unfreezeAccount, { body: { userId, reason } });
      case 'grant':
        return call(grantStaff, { body: { userId } });
      case 'revoke':
        return call(revokeStaff, { body: { userId } });
      case 'reset':
        return call(resetSecondFactor, { body: { userId } });
    }
  });
}
