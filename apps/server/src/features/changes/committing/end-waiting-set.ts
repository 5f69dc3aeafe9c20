import type { Transaction } from '../../../platform/db/database.ts';
import { updateChangeSet } from '../sets/change-sets-store.ts';
import { endPlannedEdits } from '../sets/edits-store.ts';
import { deleteLocalAdsOfSet } from '../ads/local-ads-store.ts';

type Ended = {
  teamId: number;
  changeSetId: number;
  state: 'withdrawn' | 'declined';
  refusal: string;
  at: Date;
};

/** Of a set that was never committed nothing is sent any more. */
export async function endWaitingSet(
  tx: Transaction,
  { teamId, changeSetId, state, refusal, at }: Ended,
): Promise<void> {
  await endPlannedEdits(tx, { teamId, changeSetId }, { state: 'withdrawn', refusal, at });
  await deleteLocalAdsOfSet(tx, { teamId, changeSetId });
  await updateChangeSet(tx, { teamId, changeSetId }, { state, openCount: 0, settledAt: at });
}
