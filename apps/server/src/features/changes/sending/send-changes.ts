import { type EditRow, listSendableEdits } from '../sets/edits-store.ts';
import type { Batch } from './choose-batch.ts';
import { compare, isOurs } from './compare-with-apple.ts';
import { live, stale } from './outcomes.ts';
import {
  chooseNext,
  endReading,
  giveBack,
  isLeaf,
  prepareAhead,
  prepareBatch,
  type Preparing,
  type Ready,
  without,
} from './prepare-batch.ts';
import { endUnread, type ReadBatch } from './read-batch.ts';
import { type AppleRow, findCreated } from './read-objects.ts';
import type { SendContext } from './send-context.ts';
import { type Settled, settleEdits } from './settle-edits.ts';
import { isWorthHalving, writeBatch, type Written } from './write-batch.ts';

const readAtOnce = 5_000;

/**
 * Sends what is open of one ad account, the oldest first, until nothing is left or `enough` says so. While one call for
 * keywords is under way, what Apple answered to the one before is written down, the next are marked, and those after them
 * read.
 */
export async function sendChanges(context: SendContext, enough: () => boolean): Promise<'idle' | 'more'> {
  let open: readonly EditRow[] = [];
  let answered: Answered | undefined;
  let ahead: Preparing | undefined;
  let current: Preparing | undefined;
  try {
    while (!enough()) {
      if (ahead === undefined) {
        await answered?.writeDown();
        answered = undefined;
        if (open.length === 0)
          open = await listSendableEdits(context.deps.database.write, context, readAtOnce);
      }
      const batch: Batch | undefined = ahead?.batch ?? chooseNext(context, open);
      if (batch === undefined) return 'idle';
      const rest = without(open, batch.edits);
      current = ahead ?? prepareBatch(context, batch, { rest });
      const { beyond } = current;
      const ready = await current.ready;
      const earlier = answered ?? nothingAnswered;
      answered = undefined;
      if ('failed' in ready || batch.isUnknown || context.signal.aborted) await earlier.writeDown();
      context.signal.throwIfAborted();
      ahead = undefined;
      if ('failed' in ready) await endUnread(context, batch, ready.failed);
      else if (batch.isUnknown) await readBack(context, batch, ready.read);
      else
        answered = await sendBatch(context, { ready, earlier }, (before) => {
          const underWay = [...batch.edits, ...earlier.edits];
          if (!enough()) ahead = prepareAhead(context, { rest, underWay, before, reading: beyond });
        });
      open = answered === undefined ? [] : rest;
      if (answered === undefined) ahead = await giveBack(context, ahead);
    }
    await answered?.writeDown();
  } finally {
    await giveBack(context, ahead);
    await endReading(current);
  }
  return 'more';
}

/** What Apple answered, and what is to be written down of it: at once, or while the next is under way. */
type Answered = { readonly edits: readonly EditRow[]; readonly writeDown: () => Promise<void> };
const nothingAnswered: Answered = { edits: [], writeDown: async () => undefined };

/** Answers what is still to be written down, where the next can be prepared meanwhile. */
async function sendBatch(
  context: SendContext,
  { ready, earlier }: { readonly ready: Ready; readonly earlier: Answered },
  onSending: (writtenDown: Promise<void>) => void,
): Promise<Answered | undefined> {
  const { settled, toSend } = ready;
  const { atApple } = ready.read;
  const writingDown = earlier.writeDown();
  // Met below, once what is under way has its answer.
  writingDown.catch(() => undefined);
  if (toSend.length === 0) {
    await writingDown;
    await settleEdits(context, settled);
    return undefined;
  }
  onSending(writingDown);
  const { written, unsent, error } = await writeBatch(context, toSend, atApple);
  await writingDown;
  const repeated = written.filter(
    ({ edit, is }) => is === 'refused' && edit.intent === 'create' && edit.attempts > 0,
  );
  const found =
    repeated.length === 0
      ? undefined
      : await findCreated(
          context,
          repeated.map(({ edit }) => edit),
        );
  settled.push(...written.map((one) => settledBy(one, atApple.get(one.edit.objectId), found?.get(one.edit))));
  if (error === undefined && unsent.length === 0 && toSend.every(isLeaf))
    return { edits: toSend, writeDown: async () => settleEdits(context, settled) };
  await settleEdits(context, settled, unsent);
  if (error === undefined) return undefined;
  if (isWorthHalving(error) && toSend.length > 1) context.batchSize = Math.ceil(toSend.length / 2);
  else throw asError(error);
  return undefined;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** A creation that was tried before and is refused now may be there from the first time. */
function settledBy(one: Written, before: AppleRow | undefined, created: AppleRow | undefined): Settled {
  const { edit } = one;
  if (created !== undefined) return live(edit, created);
  if (one.is === 'gone') return stale(edit, 'removed', before && { ...before, deleted: true });
  if (one.is === 'refused')
    return {
      edit,
      atApple: before,
      ending: { state: 'refused', refusal: one.refusal, appleWords: one.words },
    };
  if (edit.intent === 'remove') return live(edit, before && { ...before, deleted: true });
  return live(edit, one.atApple && { ...before, ...one.atApple });
}

/** No answer came: what stands at Apple says whether it was carried out, and only what was not is sent again. */
async function readBack(
  context: SendContext,
  { edits }: Batch,
  { atApple, created }: ReadBatch,
): Promise<void> {
  const settled: Settled[] = [];
  const unsent: EditRow[] = [];
  for (const edit of edits) {
    const known = created ? created.get(edit) : atApple.get(edit.objectId);
    const outcome = judgeUnknown(context, edit, known);
    if (outcome === undefined) unsent.push(edit);
    else settled.push(outcome);
  }
  await settleEdits(context, settled, unsent);
}

/** What stands where a creation would, and is not ours. */
const takenBy = {
  campaign: 'nameTaken',
  adGroup: 'nameTaken',
  keyword: 'duplicateKeyword',
  negativeKeyword: 'duplicateKeyword',
  ad: 'pageTaken',
} as const;

function judgeUnknown(
  { currency }: SendContext,
  edit: EditRow,
  atApple: AppleRow | undefined,
): Settled | undefined {
  if (edit.intent === 'create') {
    if (atApple === undefined) return undefined;
    if (isOurs(edit, atApple, currency)) return live(edit, atApple);
    return { edit, ending: { state: 'refused', refusal: takenBy[edit.kind] } };
  }
  if (edit.intent === 'remove') return atApple === undefined ? live(edit, undefined) : undefined;
  const comparison = compare(edit, atApple, currency);
  if (comparison === 'asBefore') return undefined;
  if (comparison === 'asAfter') return live(edit, atApple);
  return comparison === 'gone' ? stale(edit, 'removed') : stale(edit, 'changedMeanwhile', atApple);
}
