import type { ApiUser } from './oauth/api-users.ts';
import type { Sandbox } from './sandbox.ts';
import type { Account } from './verbs/desk.ts';
import { settleReviews } from './verbs/settle-reviews.ts';
import { nextTransaction } from './verbs/transactions.ts';

type Admitted = {
  user: ApiUser;
  /** Absent for calls that need no ad account. */
  account: Account | undefined;
  writes: boolean;
  now: number;
};

/** Runs a call that has been admitted and read, in the name of its user. */
export function carryOut(
  sandbox: Sandbox,
  { user, account, writes, now }: Admitted,
  run: (call: object) => unknown,
): unknown {
  const { world, market } = sandbox;
  settleReviews(world, now);
  const transactionId = writes ? nextTransaction(world) : '';
  const by = { at: now, userType: 'CUSTOMER_API', userId: user.userId, transactionId } as const;
  const answer = run({ world, market, now, user, by, account });
  if (writes) sandbox.changed();
  return answer;
}
