import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { releaseReserves } from '../../reserves/index.ts';
import { countEnded, type SetKey } from '../sets/change-sets-store.ts';
import { endWaitingEdits } from '../sets/edits-store.ts';
import { deleteLocalAds, endOrphans } from '../ads/local-ads-store.ts';
import { notifySettled } from '../sets/notify-settled.ts';

/** What of a set has not left for Apple never does, nor what others meant to create in it. Answers how many of the set. */
export async function stopSending(
  tx: Transaction,
  deps: Deps,
  { teamId, changeSetId }: SetKey,
  at: Date,
): Promise<number> {
  const ended = await endWaitingEdits(tx, { teamId, changeSetId }, { refusal: 'withdrawn', at });
  if (ended.length === 0) return 0;
  const creations = ended.filter(({ intent }) => intent === 'create');
  const orphans = await endOrphans(tx, teamId, creations, at);
  for (const [kind, some] of Map.groupBy([...creations, ...orphans], (one) => one.kind))
    await deleteLocalAds(
      tx,
      teamId,
      kind,
      some.map(({ objectId }) => objectId),
    );
  const campaigns = ended.filter(({ kind }) => kind === 'campaign').map(({ objectId }) => objectId);
  if (campaigns.length > 0) await releaseReserves(tx, deps, teamId, campaigns);
  const counts = new Map([[changeSetId, ended.length]]);
  for (const orphan of orphans) counts.set(orphan.changeSetId, (counts.get(orphan.changeSetId) ?? 0) + 1);
  await notifySettled(tx, deps, teamId, await countEnded(tx, teamId, counts, at));
  return ended.length;
}
