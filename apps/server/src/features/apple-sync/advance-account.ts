import { dayIn, zoneOf } from '@tapwright/domain/zones';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { runCopyTransaction } from '../../platform/db/run-copy-transaction.ts';
import { addCoverage, prepareFacts } from '../reports/index.ts';
import { findDuePass } from './find-due-pass.ts';
import { giveUpStep, isRoot } from './give-up-step.ts';
import { performStep } from './perform-step.ts';
import { seriesOf } from './plan-facts.ts';
import { planPass } from './plan-pass.ts';
import { oldestDay } from './report-windows.ts';
import { deleteRefusals, listRefusals, type SyncRefusal } from './refusals-store.ts';
import { markInsideRemoved } from './structure-store.ts';
import type { SyncLine } from './sync-line.ts';
import type { Coverage, PassKind } from './sync-step.ts';
import {
  addSteps,
  beginPass,
  endPass,
  endStep,
  findNextStep,
  findSyncAccount,
  listPasses,
  lockSyncAccount,
  noFailure,
  updateSyncAccount,
} from './sync-store.ts';

/** Told inside the transaction of whatever moved on; `isTurn` when a pass began or ended. */
export type OnProgress = (tx: Transaction, isTurn: boolean) => Promise<void>;

/**
 * Goes on where the ad account stands until nothing is due or `enough` says so. It may be killed at any point: what a
 * step brought and that it is done become known together, or neither does.
 */
export async function advanceAccount(
  line: SyncLine,
  { enough, onProgress }: { enough: () => boolean; onProgress: OnProgress },
): Promise<'idle' | 'more'> {
  const { database, account: key, signal } = line;
  while (!enough()) {
    signal.throwIfAborted();
    const account = await findSyncAccount(database.write, key);
    if (account === undefined) return 'idle';
    const at = { ...line, account };
    const kind = asPass(account.running);
    if (kind === undefined) {
      if (!(await beginDuePass(at, onProgress))) return 'idle';
      continue;
    }
    const next = await findNextStep(database.write, key);
    if (next === undefined) await finishPass(at, kind, onProgress);
    else await carryOutOrGiveUp(at, kind, next, onProgress);
  }
  return 'more';
}

const asPass = (running: string | null): PassKind | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check allows these alone
  (running as PassKind | null) ?? undefined;

async function beginDuePass({ database, account, now }: SyncLine, onProgress: OnProgress): Promise<boolean> {
  const startedAt = now();
  const kind = findDuePass(account, await listPasses(database.write, account), startedAt);
  if (kind === undefined) return false;
  const plan = await planPass(database, account, kind, startedAt);
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- the timetable's own work, asked by nobody.
  await runTransaction(database, async (tx) => {
    const locked = await lockSyncAccount(tx, account);
    if (locked?.running !== null) return;
    await deleteRefusals(tx, account, kind === 'nightly' ? ['history', 'nightly'] : [kind]);
    await beginPass(tx, account, { kind, startedAt, ...plan });
    if (kind === 'structure' && !account.changesReadUntil)
      await updateSyncAccount(tx, account, { changesReadUntil: startedAt });
    await onProgress(tx, true);
  });
  return true;
}

type NextStep = NonNullable<Awaited<ReturnType<typeof findNextStep>>>;

async function carryOutOrGiveUp(
  line: SyncLine,
  kind: PassKind,
  next: NextStep,
  onProgress: OnProgress,
): Promise<void> {
  try {
    await carryOut(line, kind, next, onProgress);
  } catch (error) {
    if (line.signal.aborted) throw error;
    const structure = (await listPasses(line.database.write, line.account)).find(
      (pass) => pass.kind === 'structure',
    );
    const isFirst = !structure?.succeededAt;
    if (!(await giveUpStep(line, { kind, ...next, isFirst }, error))) throw error;
  }
}

async function carryOut(
  line: SyncLine,
  kind: PassKind,
  { stepId, step }: NextStep,
  onProgress: OnProgress,
): Promise<void> {
  const { database, account } = line;
  const result = await performStep(line, step);
  if (result.room) await prepareFacts(database, result.room);
  await runCopyTransaction(database, async (transaction) => {
    const { tx } = transaction;
    // First of all: its row is the lock, and whoever finds it gone has nothing to write.
    if (!(await endStep(tx, account, { kind, stepId }))) return;
    const { rowCount, next = [] } = await result.write(transaction);
    await addSteps(tx, account, kind, { steps: next, rowCount });
    if (account.error) await updateSyncAccount(tx, account, noFailure);
    await onProgress(tx, false);
  });
}

async function finishPass({ database, account, now }: SyncLine, kind: PassKind, onProgress: OnProgress) {
  const at = now();
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- the timetable's own work, asked by nobody.
  await runTransaction(database, async (tx) => {
    const locked = await lockSyncAccount(tx, account);
    if (locked?.running !== kind || (await findNextStep(tx, account))) return;
    const pass = (await listPasses(tx, account)).find((each) => each.kind === kind);
    const refusals = await listRefusals(tx, account);
    const isWhole = !refusals.some((refusal) => refusal.kind === kind && isRoot(refusal.step));
    for (const { zone, from: planned, ...covered } of pass?.covers ?? []) {
      const oldest = covered.span === 'day' ? oldestDay(dayIn(zoneOf(zone, account.timeZone), at)) : planned;
      const from = planned > oldest ? planned : oldest;
      const except = listRefusedDays(refusals, covered);
      if (from <= covered.until) await addCoverage(tx, { ...account, ...covered, from, except, readAt: at });
    }
    if (kind === 'structure' || kind === 'changes') await markInsideRemoved(tx, account);
    if (kind === 'changes' && pass && isWhole)
      await updateSyncAccount(tx, account, { changesReadUntil: pass.startedAt });
    if (kind === 'recent' && pass && account.wantedAt && account.wantedAt <= pass.startedAt)
      await updateSyncAccount(tx, account, { wantedAt: null });
    await endPass(tx, account, kind, isWhole ? at : undefined);
    await onProgress(tx, true);
  });
}

/** What was not told of a series, because the steps that ask for it were put aside. */
const listRefusedDays = (
  refusals: readonly SyncRefusal[],
  { series, span }: Pick<Coverage, 'series' | 'span'>,
) =>
  refusals.flatMap(({ step }) =>
    step.do === 'facts' && seriesOf(step) === series && step.span === span
      ? [{ from: step.from, until: step.until }]
      : [],
  );
