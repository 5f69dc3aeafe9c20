import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSessions } from './end-sessions.ts';

export async function endOtherSessions(context: PersonContext): Promise<{ ended: number }> {
  authorisePerson(context);
  const { userId, sessionId } = context.person;
  return runTransaction(context.database, async (tx) => {
    const ended = await endSessions(tx, context, {
      which: { userId, except: sessionId },
      because: 'endedElsewhere',
    });
    if (ended === 0) return { ended };
    await logOperation(tx, {
      operation: 'account.otherSessionsEnded',
      by: { kind: 'person', userId },
      from: context,
      after: { endedSessions: ended },
    });
    return { ended };
  });
}
