import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { followDecision } from '../../managed-orders/index.ts';
import { notify, settleChangeSetNotices } from '../../notifications/index.ts';

type Decision = {
  teamId: number;
  changeSetId: number;
  authorId: number;
  /** Nobody, where it lapsed. */
  by?: number;
  what: 'approved' | 'declined' | 'lapsed' | 'withdrawn';
};

/** Its author hears what became of it, and nobody is asked for it any more. */
export async function announceDecision(
  tx: Transaction,
  deps: Deps,
  { teamId, changeSetId, authorId, by, what }: Decision,
): Promise<void> {
  await settleChangeSetNotices(tx, deps, { teamId, changeSetId });
  await followDecision(tx, deps, { teamId, changeSetId, by: by ?? null });
  if (by === authorId) return;
  await notify(tx, deps, [
    {
      type: 'changeSetDecided',
      userId: authorId,
      teamId,
      ...(by === undefined ? {} : { senderId: by }),
      detailed: what,
      changeSetId,
    },
  ]);
}
