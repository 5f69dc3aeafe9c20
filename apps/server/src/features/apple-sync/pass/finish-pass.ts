import { dayIn, zoneOf } from '@tapwright/domain/zones';
import type { Transaction } from '../../../platform/db/database.ts';
import { addCoverage, firstKept, lockKeptFrom } from '../../measures/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { isRoot } from '../steps/give-up-step.ts';
import { seriesOf } from './plan-facts.ts';
import { listRefusals, type SyncRefusal } from '../state/refusals-store.ts';
import { oldestDay } from './report-windows.ts';
import { markInsideRemoved } from '../reading/structure-store.ts';
import type { SyncLine } from '../sync-line.ts';
import type { Coverage, PassKind } from './sync-step.ts';
import { endPass, listNextSteps, listPasses, lockSyncAccount, updateSyncAccount } from '../sync-store.ts';

/** Reported inside the transaction of whatever moved on; `isTurn` when a pass began or ended. */
export type OnProgress = (tx: Transaction, isTurn: boolean) => Promise<void>;

/** Once its last step is done: what it read is known, and the next one may begin. */
export async function finishPass(
  { database, account, now, lockAccount }: SyncLine,
  kind: PassKind,
  onProgress: OnProgress,
) {
  const at = now();
  await systemWrite({ database }, 'own work of the timetable, asked by nobody', async ({ tx }) => {
    await lockAccount(tx);
    const locked = await lockSyncAccount(tx, account);
    if (locked?.running !== kind || (await listNextSteps(tx, account, 1)).length > 0) return;
    const pass = (await listPasses(tx, account)).find((each) => each.kind === kind);
    const refusals = await listRefusals(tx, account);
    const isWhole = !refusals.some((refusal) => refusal.kind === kind && isRoot(refusal.step));
    const keptFrom = await lockKeptFrom(tx);
    for (const { zone, from: planned, asTotal, ...covered } of pass?.covers ?? []) {
      const except = listRefusedDays(refusals, covered);
      const { span, until } = covered;
      const oldest =
        span === 'day' && !asTotal ? oldestDay(dayIn(zoneOf(zone, account.timeZone), at)) : planned;
      const bounds = [planned, oldest, keptFrom === undefined ? planned : firstKept(span, keptFrom)];
      const from = bounds.reduce((latest, day) => (day > latest ? day : latest));
      if (from <= until) await addCoverage(tx, { ...account, ...covered, from, except, readAt: at });
    }
    if (kind === 'structure' || kind === 'changes') await markInsideRemoved(tx, account);
    if (kind === 'changes' && pass && isWhole)
      await updateSyncAccount(tx, account, { changesReadUntil: pass.startedAt });
    if (kind === 'recent' && pass && locked.wantedAt && locked.wantedAt <= pass.startedAt)
      await updateSyncAccount(tx, account, { wantedAt: null });
    await endPass(tx, account, kind, isWhole ? at : undefined);
    await onProgress(tx, true);
  });
}

/** What was not reported of a series, because the steps that ask for it were put aside. */
const listRefusedDays = (
  refusals: readonly SyncRefusal[],
  { series, span }: Pick<Coverage, 'series' | 'span'>,
) =>
  refusals.flatMap(({ step }) =>
    step.do === 'facts' && seriesOf(step) === series && step.span === span
      ? [{ from: step.from, until: step.until }]
      : [],
  );
