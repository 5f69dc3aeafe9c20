import type { ApiUser } from './oauth/api-users.ts';
import type { Sandbox } from './sandbox.ts';
import type { Account } from './verbs/account-context.ts';
import { settleReviews } from './verbs/settle-reviews.ts';
import { nextTransaction } from './verbs/transactions.ts';

type Admitted = {
  user: ApiUser;
  /** Absent for calls that need no ad account. */
  account: Account | undefined;
  writes: boolean;
};

/**
 * Runs a call that has been admitted and read, in the name of its user. Its time is read here and not when it came:
 * while it was being read another may have written, and time never runs back within a row.
 */
export function carryOut(
  sandbox: Sandbox,
  { user, account, writes }: Admitted,
  run: (call: object) => unknown,
): unknown {
  const { world, market, clock, profile } = sandbox;
  const now = clock.now();
  settleReviews(world, now);
  const transactionId = writes ? nextTransaction(world) : '';
  const by = { at: now, userType: 'CUSTOMER_API', userId: user.userId, transactionId } as const;
  const answer = run({ world, market, now, user, by, account, profile });
  if (writes) sandbox.changed();
  return answer;
}
