import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/index.ts';
import { announceRemovedCampaigns } from '../../campaign-groups/index.ts';
import { nobody, type SettledSet } from './change-sets-store.ts';
import { listRemovedCampaigns } from './edits-store.ts';

/** Of sets that are settled: authors hear of what did not go live, and those concerned of campaigns that are gone. */
export async function notifySettled(
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
  const removed = await listRemovedCampaigns(
    tx,
    teamId,
    sets.map(({ changeSetId }) => changeSetId),
  );
  for (const [changeSetId, campaigns] of Map.groupBy(removed, (one) => one.changeSetId))
    await announceRemovedCampaigns(
      tx,
      deps,
      { teamId, changeSetId },
      campaigns.map(({ changeSetId: _set, ...campaign }) => campaign),
    );
}
