import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import {
  countEnded,
  listAuthors,
  type SetKey,
  type ShownEdit,
  updateChangeSet,
} from '../sets/change-sets-store.ts';
import { endEdits, type Ending, lockChanges, startEdits } from '../sets/edits-store.ts';
import { getWaitingSet } from '../sets/get-waiting-set.ts';
import { deleteLocalAdsOfSet } from '../ads/local-ads-store.ts';
import { notifySettled } from '../sets/notify-settled.ts';
import { takePayment } from '../payment/take-payment.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { enqueueSending } from '../sending/send-jobs.ts';
import { lockAuthor } from './lock-author.ts';
import { findUnfit } from './find-unfit.ts';

/** The hour of a set: judged again by what stands now and what its author may now; what does not pass is not sent. */
export async function releaseSet(deps: Deps, key: SetKey): Promise<void> {
  await systemWrite(deps, 'the hour of a set whose scheduling was logged', async ({ tx }) => {
    const { teamId, changeSetId } = key;
    const authorId = (await listAuthors(tx, teamId, [changeSetId])).get(changeSetId);
    if (authorId === undefined) return;
    const membership = await lockAuthor(tx, { teamId, userId: authorId });
    await lockChanges(tx, teamId);
    const reader = { teamId, userId: authorId, campaignIds: undefined };
    const { set, edits } = await getWaitingSet(tx, reader, changeSetId);
    if (set.state !== 'scheduled') return;
    const { endings, fit } = await findUnfit(tx, deps, membership, { set, edits });
    endings.push(...(fit === undefined ? [] : await endUnpaid(tx, deps, key, { fit, edits })));
    const ended = new Set(endings.map(({ number }) => number));
    const sent = edits.filter(({ number }) => !ended.has(number));
    const at = deps.clock.now();
    await updateChangeSet(tx, key, { state: 'sending', committedAt: at });
    await endEdits(tx, teamId, endings, at);
    await deleteLocalAdsOfSet(tx, key);
    await startEdits(tx, key, set.confirmed);
    await settleWhatEnded(tx, deps, key, { count: endings.length, at });
    for (const adAccountId of new Set(sent.map((edit) => edit.adAccountId)))
      await enqueueSending(tx, deps, { teamId, adAccountId });
    await publishChanges(tx, deps, key);
  });
}

/** What the balance does not reach for, and what was to be created in it. */
async function endUnpaid(
  tx: Transaction,
  deps: Deps,
  key: SetKey,
  { fit, edits }: { fit: Pick<Plan, 'planned' | 'ads'>; edits: readonly ShownEdit[] },
): Promise<Ending[]> {
  const { unpaid } = await takePayment(tx, deps, key, fit);
  return unpaid.flatMap(({ place, finding }) => {
    const { objectId, number: own, intent } = edits[place] ?? {};
    const inside = fit.planned.flatMap((one) => edits[one.place] ?? []);
    return inside
      .filter(({ campaignId, number }) => number === own || (intent === 'create' && campaignId === objectId))
      .map(({ number }) => ({
        changeSetId: key.changeSetId,
        number,
        state: 'refused',
        refusal: number === own ? finding.reason : 'parentRefused',
      }));
  });
}

async function settleWhatEnded(
  tx: Transaction,
  deps: Deps,
  { teamId, changeSetId }: SetKey,
  { count, at }: { count: number; at: Date },
): Promise<void> {
  if (count === 0) return;
  await notifySettled(tx, deps, teamId, await countEnded(tx, teamId, new Map([[changeSetId, count]]), at));
}
