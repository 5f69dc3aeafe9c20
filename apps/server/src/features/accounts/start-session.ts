import type { Transaction } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { hashToken, makeToken } from '../../platform/crypto/tokens.ts';
import { logOperation } from '../operation-log/index.ts';
import { updateLastLogin } from './accounts-store.ts';
import { insertActiveDays, insertSession, type NewSession } from './sessions-store.ts';

const dayMs = 86_400_000;
export const sessionLastsMs = 14 * dayMs;

/** What else is done for whoever comes in, in the same transaction: both happen or neither. */
export type Alongside = (tx: Transaction, userId: number) => Promise<void>;

/** Everything that belongs to having come in, whichever door it was. Answers the token, which is stored nowhere. */
export async function startSession(
  tx: Transaction,
  context: Context,
  { userId, signedInBy }: Pick<NewSession, 'userId' | 'signedInBy'>,
): Promise<string> {
  const token = makeToken();
  const now = context.clock.now();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    signedInBy,
    address: context.address,
    userAgent: context.userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLastsMs),
  });
  await updateLastLogin(tx, userId, now);
  await insertActiveDays(tx, [userId], now);
  await logOperation(tx, {
    operation: 'account.signedIn',
    by: { kind: 'person', userId },
    from: context,
    after: { signedInBy },
  });
  return token;
}
