import type { StaffAccount } from '@tapwright/contracts/staff';

export type AccountAction = 'freeze' | 'unfreeze' | 'grant' | 'revoke' | 'reset';

/** These are asked why. */
export const actionsWithReason: readonly AccountAction[] = ['freeze', 'unfreeze'];

type Asker = { userId: number | undefined; isFirstStaff: boolean };

/** What this member of staff may do with that account; the server judges by the same rules. */
export function listActions(
  account: Pick<StaffAccount, 'userId' | 'isFirstStaff' | 'isStaff' | 'hasSecondFactor' | 'frozenAt'>,
  asker: Asker,
): AccountAction[] {
  if (account.isFirstStaff || account.userId === asker.userId) return [];
  const freezing: AccountAction = account.frozenAt === null ? 'freeze' : 'unfreeze';
  if (!asker.isFirstStaff) return [freezing];
  if (!account.isStaff) return account.frozenAt === null ? ['grant', freezing] : [freezing];
  return account.hasSecondFactor ? ['reset', 'revoke', freezing] : ['revoke', freezing];
}
