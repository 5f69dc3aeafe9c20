import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { notify } from '../notifications/index.ts';
import { nobody, type SettledSet } from './change-sets-store.ts';

/** Of sets that are settled and of which something did not go live. */
export async function notifyAuthors(
  tx: Transaction,
  deps: Deps,
  teamId: number,
  sets: readonly SettledSet[],
): Promise<void> {
  await notify(
    tx,
    deps,
    sets
      .filter(({ failedCount, authorId }) => failedCount > 0 && authorId !== nobody)
      .map(({ authorId, failedCount, changeSetId }) => ({
        type: 'editsNotLive',
        userId: authorId,
        teamId,
        detailed: String(failedCount),
        changeSetId,
      })),
  );
}
