import { describeDevice } from '@tapwright/domain/describe-device';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSessions } from './end-sessions.ts';
import { findOwnSession } from './sessions-store.ts';

/** One that has ended by itself meanwhile is as it was wanted. */
export async function endOneSession(context: PersonContext, sessionId: number): Promise<{ ended: number }> {
  authorisePerson(context);
  const { userId } = context.person;
  return runTransaction(context.database, async (tx) => {
    const session = await findOwnSession(tx, { userId, sessionId });
    if (session === undefined) throw new Refusal('notFound');
    const ended = await endSessions(tx, context, { which: { userId, sessionId }, because: 'endedElsewhere' });
    if (ended === 0) return { ended };
    const { browser, system } = describeDevice(session.userAgent);
    await logOperation(tx, {
      operation: 'account.sessionEnded',
      by: { kind: 'person', userId },
      from: context,
      subject: {
        device: [browser, system].filter((part) => part !== null).join(', ') || null,
        signedInFrom: session.address,
      },
    });
    return { ended };
  });
}
