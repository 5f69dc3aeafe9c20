import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { countEnded } from '../sets/change-sets-store.ts';
import { endEdits, listOpenEdits, lockChanges } from '../sets/edits-store.ts';
import { deleteLocalAdsOfSet, endHeldBy } from '../ads/local-ads-store.ts';
import { notifySettled } from '../sets/notify-settled.ts';
import { publishChanges } from '../sets/publish-changes.ts';

/** The ad account was detached: what was not sent never is, and what became of the rest cannot be read any more. */
export async function endUnsendable(
  deps: Deps,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
): Promise<void> {
  await systemWrite(deps, 'detaching the campaign group was logged', async ({ tx }) => {
    await lockChanges(tx, teamId);
    const open = await listOpenEdits(tx, { teamId, adAccountId }, 1_000_000);
    const at = deps.clock.now();
    const ended = await endEdits(
      tx,
      teamId,
      open.map(({ changeSetId, number, state }) => ({
        changeSetId,
        number,
        state: state === 'sent' ? 'stale' : 'withdrawn',
        refusal: 'detached',
      })),
      at,
    );
    const lost = open.filter(({ kind, intent }) => kind === 'keyword' && intent === 'create');
    ended.push(...(await endHeldBy(tx, teamId, lost, at)));
    for (const changeSetId of new Set(ended.map((edit) => edit.changeSetId)))
      await deleteLocalAdsOfSet(tx, { teamId, changeSetId });
    const counts = new Map<number, number>();
    for (const { changeSetId } of ended) counts.set(changeSetId, (counts.get(changeSetId) ?? 0) + 1);
    if (counts.size === 0) return;
    await notifySettled(tx, deps, teamId, await countEnded(tx, teamId, counts, at));
    for (const changeSetId of counts.keys()) await publishChanges(tx, deps, { teamId, changeSetId });
  });
}
