import { systemWrite } from '../../writes/index.ts';
import { type EditRow, listOpenEdits, markSent } from '../edits-store.ts';
import { type Batch, chooseBatch } from './choose-batch.ts';
import { compare, listAppleFields, standsAsIn } from './compare-fields.ts';
import { findUnpermitted } from './find-unpermitted.ts';
import { findCreated, readObjects, type ToldObject } from './read-objects.ts';
import type { SendLine } from './send-line.ts';
import { type Settled, settleEdits } from './settle-edits.ts';
import { isWorthHalving, writeBatch, type Written } from './write-batch.ts';

const lookedAtOnce = 3_000;
/** Of campaigns and ad groups, each of which is a call. */
const singlesAtOnce = 25;

/** Sends what is open of one ad account, the oldest first, until nothing is left or `enough` says so. */
export async function sendChanges(line: SendLine, enough: () => boolean): Promise<'idle' | 'more'> {
  while (!enough()) {
    line.signal.throwIfAborted();
    const open = await listOpenEdits(line.deps.database.write, line, lookedAtOnce);
    const isSingle = open[0]?.kind === 'campaign' || open[0]?.kind === 'adGroup';
    const batch = chooseBatch(open, isSingle ? Math.min(line.batchSize, singlesAtOnce) : line.batchSize);
    if (batch === undefined) return 'idle';
    await (batch.isUnknown ? readBack(line, batch) : sendBatch(line, batch));
  }
  return 'more';
}

const live = (edit: EditRow, told: ToldObject | undefined): Settled => ({
  edit,
  told,
  ending: { state: 'live', appleId: edit.intent === 'create' ? told?.id : undefined },
});
/** Somebody else has put there what was wanted: it was not sent, and undoing it changes nothing. */
const alreadyThere = (edit: EditRow, told: ToldObject | undefined): Settled => ({
  edit,
  told,
  ending: { state: 'live', before: { ...edit.before, ...Object.fromEntries(listAppleFields(edit.after)) } },
});
const stale = (edit: EditRow, refusal: 'removed' | 'changedMeanwhile', told?: ToldObject): Settled => ({
  edit,
  told,
  ending: { state: 'stale', refusal },
});

async function sendBatch(line: SendLine, batch: Batch): Promise<void> {
  const { deps, teamId } = line;
  const told = await readStanding(line, batch);
  const settled: Settled[] = [];
  const wanted: EditRow[] = [];
  for (const edit of batch.edits) {
    const known = told.get(edit.objectId);
    const standing = edit.intent === 'create' ? 'asBefore' : compare(edit, known, line.currency);
    if (standing === 'gone') settled.push(stale(edit, 'removed'));
    else if (standing === 'asAfter')
      settled.push(edit.attempts > 0 ? live(edit, known) : alreadyThere(edit, known));
    else if (standing === 'otherwise') settled.push(stale(edit, 'changedMeanwhile', known));
    else wanted.push(edit);
  }
  const unpermitted = await systemWrite(deps, 'a set whose commit was logged goes on', async ({ tx }) => {
    const found = await findUnpermitted(tx, teamId, wanted);
    const permitted = wanted.filter((edit) => !found.has(edit));
    await markSent(tx, teamId, permitted, deps.clock.now());
    return found;
  });
  for (const edit of unpermitted)
    settled.push({
      edit,
      told: told.get(edit.objectId),
      ending: { state: 'refused', refusal: 'notPermitted' },
    });
  const toSend = wanted.filter((edit) => !unpermitted.has(edit));
  if (toSend.length === 0) return settleEdits(line, settled);
  const { written, unsent, error } = await writeBatch(line, toSend, told);
  const repeated = written.filter(
    ({ edit, is }) => is === 'refused' && edit.intent === 'create' && edit.attempts > 0,
  );
  const found =
    repeated.length === 0
      ? undefined
      : await findCreated(
          line,
          repeated.map(({ edit }) => edit),
        );
  settled.push(...written.map((one) => settledBy(one, told.get(one.edit.objectId), found?.get(one.edit))));
  await settleEdits(line, settled, unsent);
  if (error === undefined) return;
  if (isWorthHalving(error) && toSend.length > 1) line.batchSize = Math.ceil(toSend.length / 2);
  else throw asError(error);
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

async function readStanding(
  line: SendLine,
  { kind, intent, edits }: Batch,
): Promise<Map<string, ToldObject>> {
  return intent === 'create'
    ? new Map()
    : readObjects(
        line,
        kind,
        edits.map(({ objectId }) => objectId),
      );
}

/** A creation that was tried before and is refused now may be there from the first time. */
function settledBy(one: Written, before: ToldObject | undefined, created: ToldObject | undefined): Settled {
  const { edit } = one;
  if (created !== undefined) return live(edit, created);
  if (one.is === 'gone') return stale(edit, 'removed', before && { ...before, deleted: true });
  if (one.is === 'refused')
    return { edit, told: before, ending: { state: 'refused', refusal: one.refusal, appleWords: one.words } };
  if (edit.intent === 'remove') return live(edit, before && { ...before, deleted: true });
  return live(edit, one.told && { ...before, ...one.told });
}

/** No answer came: what stands at Apple says whether it was carried out, and only what was not is sent again. */
async function readBack(line: SendLine, { kind, intent, edits }: Batch): Promise<void> {
  const settled: Settled[] = [];
  const unsent: EditRow[] = [];
  const created = intent === 'create' ? await findCreated(line, edits) : undefined;
  const told = created
    ? undefined
    : await readObjects(
        line,
        kind,
        edits.map(({ objectId }) => objectId),
      );
  for (const edit of edits) {
    const known = created ? created.get(edit) : told?.get(edit.objectId);
    const outcome = judgeUnknown(line, edit, known);
    if (outcome === undefined) unsent.push(edit);
    else settled.push(outcome);
  }
  await settleEdits(line, settled, unsent);
}

function judgeUnknown(
  { currency }: SendLine,
  edit: EditRow,
  told: ToldObject | undefined,
): Settled | undefined {
  if (edit.intent === 'create') {
    if (told === undefined) return undefined;
    const wanted = Object.fromEntries(
      listAppleFields(edit.after).filter(
        ([field, value]) => field === 'status' || (field === 'bid' && value !== null),
      ),
    );
    return standsAsIn(edit.kind, told, wanted, currency)
      ? live(edit, told)
      : { edit, ending: { state: 'refused', refusal: 'duplicateKeyword' } };
  }
  if (edit.intent === 'remove') return told === undefined ? live(edit, undefined) : undefined;
  const standing = compare(edit, told, currency);
  if (standing === 'asBefore') return undefined;
  if (standing === 'asAfter') return live(edit, told);
  return standing === 'gone' ? stale(edit, 'removed') : stale(edit, 'changedMeanwhile', told);
}
