import { systemWrite } from '../../writes/index.ts';
import { judgeFailure } from './judge-failure.ts';
import { countStepFailure, insertRefusal } from '../state/refusals-store.ts';
import type { SyncLine } from '../sync-line.ts';
import type { PassKind, SyncStep } from '../pass/sync-step.ts';
import { endStep, updateSyncAccount } from '../sync-store.ts';

const maxFailures = 5;

type Failed = { kind: PassKind; stepId: number; step: SyncStep; isFirst: boolean };

/**
 * A step that fails again and again while Apple reports other things is put aside, so that the rest of the pass goes on.
 * False: it is tried again, or waits until its cause is mended.
 */
export async function giveUpStep(
  line: SyncLine,
  { kind, stepId, step, isFirst }: Failed,
  failure: unknown,
): Promise<boolean> {
  const { database, account, now, lockAccount, log } = line;
  const { code } = judgeFailure(failure, 0);
  const failures = await systemWrite(
    { database },
    'what became of a step, asked by nobody',
    async ({ tx }) => {
      await lockAccount(tx);
      return countStepFailure(tx, account, stepId);
    },
  );
  if (failures === undefined || failures < maxFailures) return false;
  if (isFirst && isRoot(step)) return false;
  if (!isItsOwn.has(code) && !(mayBeItsOwn.has(code) && (await doesAnswer(line)))) return false;
  log.warn({ reason: code, pass: kind, step: step.do, failures, err: failure }, 'a sync step is put aside');
  return systemWrite({ database }, 'what became of a step, asked by nobody', async ({ tx }) => {
    await lockAccount(tx);
    if (!(await endStep(tx, account, { kind, stepId }))) return true;
    await insertRefusal(tx, account, { kind, step, error: code, refusedAt: now() });
    await updateSyncAccount(tx, account, { failures: 0 });
    return true;
  });
}

/** Everything else in its pass hangs on it. */
export const isRoot = (step: SyncStep): boolean =>
  ['campaigns', 'adGroups', 'changedCampaigns', 'changeHistory'].includes(step.do);

const isItsOwn: ReadonlySet<string> = new Set(['unexpectedAnswer', 'internal']);
const mayBeItsOwn: ReadonlySet<string> = new Set(['forbidden', 'appleFault', 'appleSilent']);

/** Whether Apple answers anything at all: the lightest question there is. */
async function doesAnswer({ calls, signal }: SyncLine): Promise<boolean> {
  try {
    await calls.queryCampaigns({ pagination: { pageSize: 1 } }, { signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
