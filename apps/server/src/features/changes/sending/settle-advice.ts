import type { Transaction } from '../../../platform/db/database.ts';
import { closeAdvice } from '../../apple-advice/index.ts';
import type { EditRow, Ending } from '../sets/edits-store.ts';
import { keyOfAdvice } from '../planning/advice-kind.ts';
import { takesAdvice } from './take-advice.ts';

type Ended = { readonly edit: EditRow; readonly ending: Pick<Ending, 'state' | 'refusal' | 'before'> };

/** What was taken, and what could not be, is proposed no more. */
export async function settleAdvice(
  tx: Transaction,
  teamId: number,
  settled: readonly Ended[],
): Promise<void> {
  for (const { edit, ending } of settled) {
    if (edit.adviceId === null) continue;
    // With another `before` it stood there already, and nothing was sent.
    const isTaken = ending.state === 'live' && ending.before === undefined && takesAdvice(edit);
    if (isTaken) await closeAdvice(tx, keyOfAdvice(teamId, edit), 'taken');
    if (ending.refusal === 'adviceGone') await closeAdvice(tx, keyOfAdvice(teamId, edit), 'gone');
  }
}
