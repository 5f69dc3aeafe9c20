import { systemWrite } from '../../writes/index.ts';
import { type EditRow, keyOf, listSendableEdits, lockChanges, markSent, markUnsent } from '../edits-store.ts';
import { type Batch, chooseBatch } from './choose-batch.ts';
import { compare, isOurs, listAppleFields } from './compare-with-apple.ts';
import { findUnpermitted } from './find-unpermitted.ts';
import { endUnread, readBatch, type ReadBatch } from './read-batch.ts';
import { type AppleRow, findCreated } from './read-objects.ts';
import type { SendContext } from './send-context.ts';
import { type Settled, settleEdits } from './settle-edits.ts';
import { isWorthHalving, writeBatch, type Written } from './write-batch.ts';

const readAtOnce = 5_000;
/** Of campaigns and ad groups, each of which is a call. */
const singlesAtOnce = 25;

/**
 * Sends what is open of one ad account, the oldest first, until nothing is left or `enough` says so. While one call for
 * keywords is under way, what Apple answered to the one before is written down, and the next are read and marked.
 */
export async function sendChanges(context: SendContext, enough: () => boolean): Promise<'idle' | 'more'> {
  let open: readonly EditRow[] = [];
  let answered: Answered | undefined;
  let ahead: Preparing | undefined;
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
      const { ready: preparing }: Preparing = ahead ?? beginPreparing(context, batch);
      const ready = await preparing;
      const earlier = answered ?? nothingAnswered;
      answered = undefined;
      if ('failed' in ready || batch.isUnknown || context.signal.aborted) await earlier.writeDown();
      context.signal.throwIfAborted();
      ahead = undefined;
      const rest = without(open, batch.edits);
      if ('failed' in ready) await endUnread(context, batch, ready.failed);
      else if (batch.isUnknown) await readBack(context, batch, ready.read);
      else
        answered = await sendBatch(context, { ready, earlier }, (writtenDown) => {
          const underWay = [...batch.edits, ...earlier.edits];
          if (!enough()) ahead = prepareAhead(context, { rest, underWay, writtenDown });
        });
      open = answered === undefined ? [] : rest;
      if (answered === undefined) ahead = await giveBack(context, ahead);
    }
    await answered?.writeDown();
  } finally {
    await giveBack(context, ahead);
  }
  return 'more';
}

/** What Apple answered of it, what that ended already, and what is marked as sent from now on. */
type Ready = {
  readonly read: ReadBatch;
  readonly settled: Settled[];
  readonly toSend: readonly EditRow[];
};
type Preparing = { readonly batch: Batch; readonly ready: Promise<Ready | { failed: unknown }> };

function beginPreparing(context: SendContext, batch: Batch, before?: Promise<unknown>): Preparing {
  return { batch, ready: prepare(context, batch, before).catch((error: unknown) => ({ failed: error })) };
}

async function prepare(context: SendContext, batch: Batch, before?: Promise<unknown>): Promise<Ready> {
  const read = await readBatch(context, batch);
  if (batch.isUnknown) return { read, settled: [], toSend: [] };
  const { settled, wanted } = compareAll(context, batch, read.atApple);
  await before;
  context.signal.throwIfAborted();
  const { unpermitted, marked } = await markPermitted(context, wanted);
  for (const edit of unpermitted)
    settled.push({
      edit,
      atApple: read.atApple.get(edit.objectId),
      ending: { state: 'refused', refusal: 'notPermitted' },
    });
  const isMarked = new Set(marked.map(keyOf));
  return { read, settled, toSend: wanted.filter((edit) => isMarked.has(keyOf(edit))) };
}

type Ahead = {
  readonly rest: readonly EditRow[];
  readonly underWay: readonly EditRow[];
  readonly writtenDown: Promise<unknown>;
};

/** The next, unless what is under way changes it. */
function prepareAhead(context: SendContext, { rest, underWay, writtenDown }: Ahead): Preparing | undefined {
  const next = chooseNext(context, rest);
  if (next === undefined || next.isUnknown) return undefined;
  const ids = new Set(underWay.map(({ objectId }) => objectId));
  const isApart = next.edits.every((edit) => isLeaf(edit) && !ids.has(edit.objectId));
  return isApart && underWay.every(isLeaf) ? beginPreparing(context, next, writtenDown) : undefined;
}

/** Marked, and not sent after all. After an abort nobody may write any more: what stands at Apple is read later. */
async function giveBack(context: SendContext, preparing: Preparing | undefined): Promise<undefined> {
  const ready = await preparing?.ready;
  if (ready === undefined || 'failed' in ready || ready.toSend.length === 0 || context.signal.aborted) return;
  const { deps, teamId } = context;
  await systemWrite(deps, 'a set whose commit was logged waits again', async ({ tx }) => {
    await lockChanges(tx, teamId);
    await markUnsent(tx, teamId, ready.toSend);
  });
}

function chooseNext({ batchSize }: SendContext, open: readonly EditRow[]): Batch | undefined {
  const isSingle = open[0] !== undefined && !isLeaf(open[0]);
  return chooseBatch(open, isSingle ? Math.min(batchSize, singlesAtOnce) : batchSize);
}

/** Nothing lies in it, so what becomes of it changes no other edit. */
const isLeaf = ({ kind }: Pick<EditRow, 'kind'>): boolean => kind === 'keyword' || kind === 'negativeKeyword';

function without(open: readonly EditRow[], edits: readonly EditRow[]): EditRow[] {
  const gone = new Set(edits);
  return open.filter((edit) => !gone.has(edit));
}

const live = (edit: EditRow, atApple: AppleRow | undefined): Settled => ({
  edit,
  atApple,
  ending: { state: 'live', appleId: edit.intent === 'create' ? atApple?.id : undefined },
});
/** Somebody else has put there what was wanted: it was not sent, and undoing it changes nothing. */
const alreadyThere = (edit: EditRow, atApple: AppleRow | undefined): Settled => ({
  edit,
  atApple,
  ending: { state: 'live', before: { ...edit.before, ...Object.fromEntries(listAppleFields(edit.after)) } },
});
const stale = (edit: EditRow, refusal: 'removed' | 'changedMeanwhile', atApple?: AppleRow): Settled => ({
  edit,
  atApple,
  ending: { state: 'stale', refusal },
});

/** What need not be sent, or must not, by what stands there. */
function compareAll({ currency }: SendContext, { edits }: Batch, atApple: ReadBatch['atApple']) {
  const settled: Settled[] = [];
  const wanted: EditRow[] = [];
  for (const edit of edits) {
    const known = atApple.get(edit.objectId);
    const comparison = edit.intent === 'create' ? 'asBefore' : compare(edit, known, currency);
    if (comparison === 'gone') settled.push(stale(edit, 'removed'));
    else if (comparison === 'asAfter')
      settled.push(edit.attempts > 0 ? live(edit, known) : alreadyThere(edit, known));
    else if (comparison === 'otherwise') settled.push(stale(edit, 'changedMeanwhile', known));
    else wanted.push(edit);
  }
  return { settled, wanted };
}

/** What Apple answered, and what is to be written down of it: at once, or while the next is under way. */
type Answered = { readonly edits: readonly EditRow[]; readonly writeDown: () => Promise<void> };
const nothingAnswered: Answered = { edits: [], writeDown: async () => undefined };

/** Nobody withdraws from now on what is marked here, whatever becomes of its author. */
async function markPermitted({ deps, teamId }: SendContext, wanted: readonly EditRow[]) {
  return systemWrite(deps, 'a set whose commit was logged goes on', async ({ tx }) => {
    const unpermitted = await findUnpermitted(tx, teamId, wanted);
    const permitted = wanted.filter((edit) => !unpermitted.has(edit));
    // After the team and its members, as in every write. Whoever withdraws the set waits, or was before.
    await lockChanges(tx, teamId);
    return { unpermitted, marked: await markSent(tx, teamId, permitted, deps.clock.now()) };
  });
}

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
