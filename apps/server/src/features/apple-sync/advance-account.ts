import { prepareFacts } from '../measures/index.ts';
import { systemCopy, systemWrite } from '../writes/index.ts';
import { ReadAhead } from './steps/read-ahead.ts';
import { findDuePass, notBeforeWanted } from './pass/find-due-pass.ts';
import { finishPass, type OnProgress } from './pass/finish-pass.ts';
import { giveUpStep } from './steps/give-up-step.ts';
import { planPass } from './pass/plan-pass.ts';
import { deleteRefusals } from './state/refusals-store.ts';
import type { SyncLine } from './sync-line.ts';
import type { PassKind } from './pass/sync-step.ts';
import {
  addSteps,
  beginPass,
  endStep,
  findSyncAccount,
  listNextSteps,
  listPasses,
  lockSyncAccount,
  type NextStep,
  noFailure,
  updateSyncAccount,
} from './sync-store.ts';

/**
 * Goes on where the ad account is until nothing is due or `enough` says so. It may be killed at any point: what a
 * step brought and that it is done become known together, or neither does.
 */
export async function advanceAccount(
  line: SyncLine,
  { enough, onProgress }: { enough: () => boolean; onProgress: OnProgress },
): Promise<'idle' | 'more'> {
  const { database, account: key, signal } = line;
  const ahead = new ReadAhead();
  try {
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
      const [next, following] = await listNextSteps(database.write, key, 2);
      if (next === undefined) await finishPass(at, kind, onProgress);
      else
        await carryOutOrGiveUp(
          at,
          { kind, next, following: enough() ? undefined : following, ahead },
          onProgress,
        );
    }
    return 'more';
  } finally {
    await ahead.end();
  }
}

const asPass = (running: string | null): PassKind | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check allows these alone
  (running as PassKind | null) ?? undefined;

async function beginDuePass(
  { database, account, now, lockAccount, everyMinutes }: SyncLine,
  onProgress: OnProgress,
): Promise<boolean> {
  const startedAt = notBeforeWanted(account, now());
  const kind = findDuePass(account, await listPasses(database.write, account), startedAt, everyMinutes);
  if (kind === undefined) return false;
  const plan = await planPass(database, account, kind, startedAt);
  await systemWrite({ database }, 'own work of the timetable, asked by nobody', async ({ tx }) => {
    await lockAccount(tx);
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

type Turn = { kind: PassKind; next: NextStep; following: NextStep | undefined; ahead: ReadAhead };

async function carryOutOrGiveUp(line: SyncLine, turn: Turn, onProgress: OnProgress): Promise<void> {
  try {
    await carryOut(line, turn, onProgress);
  } catch (error) {
    if (line.signal.aborted) throw error;
    const passes = await listPasses(line.database.write, line.account);
    const isFirst = !passes.find(({ kind }) => kind === 'structure')?.succeededAt;
    const failed = { kind: turn.kind, ...turn.next, isFirst };
    if (!(await giveUpStep(line, failed, error))) throw error;
  }
}

async function carryOut(
  line: SyncLine,
  { kind, next, following, ahead }: Turn,
  onProgress: OnProgress,
): Promise<void> {
  const { database, account } = line;
  const result = await ahead.take(line, next);
  ahead.begin(line, next, following);
  if (result.room) await prepareFacts(database, result.room);
  await systemCopy({ database }, 'own work of the timetable, asked by nobody', async (transaction) => {
    const { tx } = transaction;
    await line.lockAccount(tx);
    // Before anything is written: its row is the lock, and whoever finds it gone has nothing to write.
    if (!(await endStep(tx, account, { kind, stepId: next.stepId }))) return;
    const { rowCount, next: more = [] } = await result.write(transaction);
    await addSteps(tx, account, kind, { steps: more, rowCount });
    if (account.error) await updateSyncAccount(tx, account, noFailure);
    await onProgress(tx, false);
  });
}
