import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSession } from './sessions-store.ts';

export async function signOut(context: PersonContext): Promise<null> {
  authorisePerson(context);
  const { userId, sessionId } = context.person;
  await runTransaction(context.database, async (tx) => {
    await endSession(tx, sessionId, context.clock.now());
    await logOperation(tx, { operation: 'account.signedOut', by: { kind: 'person', userId }, from: context });
  });
  return null;
}
