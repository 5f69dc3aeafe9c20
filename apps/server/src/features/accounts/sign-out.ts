import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSessions } from './end-sessions.ts';

export async function signOut(context: PersonContext): Promise<null> {
  authorisePerson(context);
  const { userId, sessionId } = context.person;
  await runTransaction(context.database, async (tx) => {
    await endSessions(tx, context, { which: { userId, sessionId }, because: 'signedOut' });
    await logOperation(tx, { operation: 'account.signedOut', by: { kind: 'person', userId }, from: context });
  });
  return null;
}
