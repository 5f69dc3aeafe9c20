import { InvalidRequest, NotFound, OutcomeUnknown, Refused } from '@tapwright/apple-ads/client/errors';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { JobRun } from '../../../platform/jobs/run-job.ts';
import {
  type AdviceKey,
  endDismissal,
  findAdvice,
  listUntold,
  noteUntold,
} from '../../apple-advice/index.ts';
import { estimateAppleTime, judgeFailure, readAdviceState } from '../../apple-sync/index.ts';
import { isDetached, openAppleAds } from '../../campaign-groups/index.ts';
import { systemWrite } from '../../writes/index.ts';

const tellJob = defineJob(
  'changes.tellDismissal',
  z.object({ teamId: z.int(), kind: z.enum(['dailyBudget', 'targetCpa']), adviceId: z.string() }),
  { timeLimitMs: 120_000 },
);
const resumeJob = defineJob('changes.resumeDismissals', z.object({}), { maxAttempts: 1 });

const maxWaitMs = 20_000;

export function handleDismissals(deps: Deps): void {
  deps.jobs.handle(tellJob, (key, run) => tell(deps, key, run));
  deps.jobs.handle(resumeJob, () => resume(deps));
  deps.jobs.recur(resumeJob, '* * * * *');
}

const nameOf = ({ kind, adviceId }: AdviceKey) => `dismissal ${kind} ${adviceId}`;

export async function enqueueDismissal(
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  key: AdviceKey,
  runAt?: Date,
): Promise<void> {
  const { teamId, kind, adviceId } = key;
  await jobs.enqueue(
    tx,
    tellJob,
    { teamId, kind, adviceId },
    { key: nameOf(key), queue: nameOf(key), ...(runAt && { runAt }) },
  );
}

/** Whose job was lost with its process is told all the same. */
async function resume(deps: Deps): Promise<void> {
  await systemWrite(deps, 'the timetable; each was logged as it was dismissed', async ({ tx }) => {
    for (const key of await listUntold(tx))
      if (!(await deps.jobs.isQueued(tx, nameOf(key)))) await enqueueDismissal(tx, deps, key);
  });
}

async function tell(deps: Deps, key: AdviceKey, run: JobRun): Promise<void> {
  const advice = await findAdvice(deps.database.write, key);
  if (advice === undefined || advice.state !== 'open') return;
  if (advice.dismissedAt === null || advice.toldAt !== null) return;
  try {
    const state = await dismiss(deps, { ...key, ...advice }, run.signal);
    await systemWrite(deps, 'Apple knows of what was logged as it was dismissed', async ({ tx }) => {
      await endDismissal(tx, key, { toldAt: estimateAppleTime(deps), state });
      await deps.live.publishTeam(tx, key.teamId, 'assistant.changed');
    });
  } catch (error) {
    if (run.signal.aborted) throw error;
    if (!isDetached(error)) await noteFailure(deps, { ...key, failures: advice.failures }, run, error);
  }
}

type Told = AdviceKey & {
  readonly campaignGroupId: number | null;
  readonly adamId: string;
  readonly campaignId: string;
  readonly failures: number;
};

/** One that Apple has no more, or that was decided elsewhere, needs no telling. */
async function dismiss(deps: Deps, advice: Told, signal: AbortSignal): Promise<'dismissed' | 'gone'> {
  const { teamId, campaignGroupId, kind, adviceId: id, adamId: promotedObjectId } = advice;
  const apple = await openAppleAds(deps, { teamId, campaignGroupId: campaignGroupId ?? 0 });
  const options = { signal, maxWaitMs };
  const chosen = [{ id, promotedObjectId, promotedObjectType: 'APPSTORE_APP' as const }];
  try {
    // Of a call that was not answered nobody knows whether it was carried out.
    const before = advice.failures === 0 ? undefined : await readAdviceState(apple.calls, advice, options);
    if (before !== undefined && before !== 'AVAILABLE') return endOf(before);
    if (kind === 'targetCpa') await apple.calls.dismissTargetCpaRecommendations(chosen, options);
    else await apple.calls.dismissDailyBudgetRecommendations(chosen, options);
    await apple.note();
    return 'dismissed';
  } catch (error) {
    await apple.note(error);
    const isNo = error instanceof NotFound || error instanceof Refused || error instanceof InvalidRequest;
    if (!isNo) throw error;
    const state = await readAdviceState(apple.calls, advice, options);
    if (state === 'AVAILABLE') throw error;
    return endOf(state);
  }
}

const endOf = (state: string | undefined) => (state === 'DISMISSED' ? 'dismissed' : 'gone');

async function noteFailure(
  deps: Deps,
  key: AdviceKey & { failures: number },
  { log }: JobRun,
  thrown: unknown,
): Promise<void> {
  const cause = thrown instanceof OutcomeUnknown ? (thrown.cause ?? thrown) : thrown;
  const { code, retryAfterMs } = judgeFailure(cause, key.failures);
  log.warn({ reason: code, ...key, err: thrown }, 'Apple was not told of a dismissal yet');
  const runAt = new Date(deps.clock.now().getTime() + retryAfterMs);
  await systemWrite(deps, 'the same is told again', async ({ tx }) => {
    await noteUntold(tx, key, code);
    await enqueueDismissal(tx, deps, key, runAt);
    await deps.live.publishTeam(tx, key.teamId, 'assistant.changed');
  });
}
