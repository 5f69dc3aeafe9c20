import { systemWrite } from '../../writes/index.ts';
import { type EditRow, keyOf, lockChanges, markSent, markUnsent } from '../sets/edits-store.ts';
import { type Batch, chooseBatch } from './choose-batch.ts';
import { compare } from './compare-with-apple.ts';
import { findUnpermitted } from './find-unpermitted.ts';
import { alreadyThere, live, stale } from './outcomes.ts';
import { readBatch, type ReadBatch } from './read-batch.ts';
import type { SendContext } from './send-context.ts';
import type { Settled } from './settle-edits.ts';

/** Of campaigns and ad groups, each of which is a call. */
const singlesAtOnce = 25;

export function chooseNext({ batchSize }: SendContext, open: readonly EditRow[]): Batch | undefined {
  const isSingle = open[0] !== undefined && !isLeaf(open[0]);
  return chooseBatch(open, isSingle ? Math.min(batchSize, singlesAtOnce) : batchSize);
}

/** Nothing lies in it, so what becomes of it changes no other edit. */
export const isLeaf = ({ kind }: Pick<EditRow, 'kind'>): boolean =>
  kind === 'keyword' || kind === 'negativeKeyword';

/** What Apple answered of it, what that ended already, and what is marked as sent from now on. */
export type Ready = {
  readonly read: ReadBatch;
  readonly settled: Settled[];
  readonly toSend: readonly EditRow[];
};
type Reading = { readonly batch: Batch; readonly read: Promise<ReadBatch> };
export type Preparing = {
  readonly batch: Batch;
  readonly ready: Promise<Ready | { failed: unknown }>;
  /** What comes after it is read meanwhile, so that a call never waits for a reading. */
  readonly beyond: Reading | undefined;
};

type Around = {
  /** What is open besides it. */
  readonly rest: readonly EditRow[];
  readonly underWay?: readonly EditRow[];
  /** Nothing is marked before. */
  readonly before?: Promise<unknown>;
  readonly reading?: Reading | undefined;
};

export function prepareBatch(context: SendContext, batch: Batch, around: Around): Preparing {
  const { rest, underWay = [], before, reading } = around;
  const read = reading?.read ?? readBatch(context, batch);
  return {
    batch,
    ready: prepare(context, batch, { read, before }).catch((error: unknown) => ({ failed: error })),
    beyond: batch.isUnknown ? undefined : readBeyond(context, rest, [...underWay, ...batch.edits], read),
  };
}

/** The next, unless what is under way changes it. */
export function prepareAhead(
  context: SendContext,
  around: Around & { readonly underWay: readonly EditRow[] },
): Preparing | undefined {
  const { rest, underWay, reading } = around;
  const next = reading?.batch ?? chooseApart(context, rest, underWay);
  return next && prepareBatch(context, next, { ...around, rest: without(rest, next.edits) });
}

function readBeyond(
  context: SendContext,
  rest: readonly EditRow[],
  underWay: readonly EditRow[],
  earlier: Promise<unknown>,
): Reading | undefined {
  const batch = chooseApart(context, rest, underWay);
  if (batch === undefined) return undefined;
  const read = earlier.then(async () => readBatch(context, batch));
  // Met once it is its turn, if it ever is.
  read.catch(() => undefined);
  return { batch, read };
}

function chooseApart(
  context: SendContext,
  rest: readonly EditRow[],
  underWay: readonly EditRow[],
): Batch | undefined {
  const next = chooseNext(context, rest);
  if (next === undefined || next.isUnknown || !underWay.every(isLeaf)) return undefined;
  const ids = new Set(underWay.map(({ objectId }) => objectId));
  return next.edits.every((edit) => isLeaf(edit) && !ids.has(edit.objectId)) ? next : undefined;
}

type Reads = { readonly read: Promise<ReadBatch>; readonly before: Promise<unknown> | undefined };

async function prepare(context: SendContext, batch: Batch, { read: reading, before }: Reads): Promise<Ready> {
  const read = await reading;
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

/** Marked, and not sent after all. After an abort nobody may write any more: what stands at Apple is read later. */
export async function giveBack(context: SendContext, preparing: Preparing | undefined): Promise<undefined> {
  const ready = await preparing?.ready;
  if (ready !== undefined && !('failed' in ready) && ready.toSend.length > 0 && !context.signal.aborted) {
    const { deps, teamId } = context;
    await systemWrite(deps, 'a set whose commit was logged waits again', async ({ tx }) => {
      await lockChanges(tx, teamId);
      await markUnsent(tx, teamId, ready.toSend);
    });
  }
  await endReading(preparing);
}

/** Nothing is asked any more once the sending has ended. */
export async function endReading(preparing: Preparing | undefined): Promise<void> {
  await preparing?.beyond?.read.catch(() => undefined);
}

export function without(open: readonly EditRow[], edits: readonly EditRow[]): EditRow[] {
  const gone = new Set(edits);
  return open.filter((edit) => !gone.has(edit));
}
