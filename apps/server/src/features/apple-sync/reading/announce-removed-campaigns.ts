import type { Transaction } from '../../../platform/db/database.ts';
import { listLiveCampaigns } from './structure-store.ts';
import type { SyncLine } from '../sync-line.ts';

/** Before they are written as removed: those we never knew alive are news to nobody. */
export async function announceRemovedCampaigns(
  tx: Transaction,
  { account, announceRemoved }: Pick<SyncLine, 'account' | 'announceRemoved'>,
  removedIds: readonly string[],
): Promise<void> {
  for (const campaign of await listLiveCampaigns(tx, account, removedIds))
    await announceRemoved(tx, campaign);
}
