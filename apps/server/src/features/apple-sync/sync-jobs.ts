import * as z from 'zod/mini';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { JobRun } from '../../platform/jobs/run-job.ts';
import type { Log } from '../../platform/log/log.ts';
import {
  adAccountsAttached,
  lockAttached,
  isDetached,
  openAppleAds,
  announceRemoval,
} from '../campaign-groups/index.ts';
import { systemWrite } from '../writes/index.ts';
import { advanceAccount } from './advance-account.ts';
import { findDuePass } from './pass/find-due-pass.ts';
import { readAppleTime, estimateAppleTime } from './clock/read-apple-time.ts';
import { judgeFailure } from './steps/judge-failure.ts';
import {
  adoptAttachedGroups,
  findOwnUserId,
  findSyncAccount,
  listAttachedAccounts,
  listNextSteps,
  listPasses,
  type SyncAccountRow,
  updateSyncAccount,
} from './sync-store.ts';

/** Short, because other work waits for its turn meanwhile: a mail, a code. */
const oneRunMs = 5_000;
/** A step may wait for Apple's pace. */
const timeLimitMs = 180_000;
const quietMs = 500;
/** Of an ad account's quota, so that nobody who waits at a screen waits for a whole window. */
const partOfPersons = 0.1;

const advanceJob = defineJob('appleSync.advance', z.object({ teamId: z.int(), adAccountId: z.string() }), {
  timeLimitMs,
});
const tickJob = defineJob('appleSync.tick', z.object({}), { maxAttempts: 1 });

export function handleSyncJobs(deps: Deps): void {
  const { jobs } = deps;
  jobs.handle(tickJob, () => startDue(deps));
  jobs.recur(tickJob, '* * * * *');
  jobs.handle(adAccountsAttached, () => startDue(deps));
  jobs.handle(advanceJob, async (key, run) => {
    try {
      await runSync(deps, key, run);
    } catch (error) {
      if (!isDetached(error)) throw error;
    }
  });
}

/** Jobs of one ad account wait for each other, on whichever process they run. */
export async function enqueueSync(
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  { teamId, adAccountId }: Key,
  runAt?: Date,
): Promise<void> {
  const name = `appleSync ${adAccountId}`;
  await jobs.enqueue(
    tx,
    advanceJob,
    { teamId, adAccountId },
    { key: name, queue: name, ...(runAt && { runAt }) },
  );
}

type Key = { teamId: number; adAccountId: string };

/** By Apple's clock: which ad accounts have something to do. */
async function startDue(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const now = await readAppleTime(deps).catch(() => undefined);
  // The sandbox is away for the moment; a minute later it is asked again.
  if (now === undefined) return;
  await systemWrite(
    { database },
    'the timetable itself, asked by nobody; attaching a group was logged',
    async ({ tx }) => {
      await adoptAttachedGroups(tx);
      for (const account of await listAttachedAccounts(tx)) {
        if (account.retryAt && account.retryAt > clock.now()) continue;
        const isDue =
          account.running !== null ||
          findDuePass(account, await listPasses(tx, account), now, deps.settings.syncMinutes);
        if (isDue) await enqueueSync(tx, deps, account);
      }
    },
  );
}

type Run = Pick<JobRun, 'signal' | 'log'>;

async function runSync(deps: Deps, key: Key, run: Run): Promise<void> {
  const { database } = deps;
  const account = await findSyncAccount(database.write, key);
  if (account === undefined || (account.retryAt && account.retryAt > deps.clock.now())) return;
  try {
    const state = await advance(deps, account, run);
    if (state === 'more')
      await systemWrite({ database }, 'the same work goes on', ({ tx }) => enqueueSync(tx, deps, key));
  } catch (error) {
    if (run.signal.aborted || isDetached(error)) throw error;
    await noteFailure(deps, account, run.log, error);
  }
}

async function advance(deps: Deps, account: SyncAccountRow, { signal, log }: Run) {
  const { database, jobs, live } = deps;
  const { teamId, campaignGroupId } = account;
  await readAppleTime(deps);
  const apple = await openAppleAds(deps, { teamId, campaignGroupId }, { keepFree: partOfPersons });
  const until = performance.now() + oneRunMs;
  let publishedAt = Number.NEGATIVE_INFINITY;
  try {
    const state = await advanceAccount(
      {
        database,
        account,
        calls: apple.calls,
        now: () => estimateAppleTime(deps),
        ownUserId: await findOwnUserId(database.write, account),
        everyMinutes: deps.settings.syncMinutes,
        signal,
        log,
        lockAccount: (tx) => lockAttached(tx, account),
        announceRemoved: (tx, campaign) =>
          announceRemoval(tx, deps, { teamId, campaignGroupId, ...campaign }),
      },
      {
        enough: () => performance.now() > until || jobs.isStopping(),
        onProgress: async (tx, isTurn) => {
          if (!isTurn && performance.now() - publishedAt < quietMs) return;
          publishedAt = performance.now();
          await live.publishTeam(tx, teamId, 'appleSync.changed');
        },
      },
    );
    await apple.note();
    return state;
  } catch (error) {
    await apple.note(error);
    throw error;
  }
}

async function noteFailure(deps: Deps, { teamId, adAccountId }: Key, log: Log, error: unknown) {
  const { database, clock, live } = deps;
  const account = await findSyncAccount(database.write, { teamId, adAccountId });
  if (account === undefined) return;
  const { code, retryAfterMs } = judgeFailure(error, account.failures);
  const [next] = await listNextSteps(database.write, account, 1);
  const at = { teamId, adAccountId, pass: account.running, step: next?.step.do };
  log.warn({ reason: code, ...at, failures: account.failures + 1, err: error }, 'a sync stopped');
  const now = clock.now();
  const retryAt = new Date(now.getTime() + retryAfterMs);
  await systemWrite({ database }, 'what became of a job, asked by nobody', async ({ tx }) => {
    await lockAttached(tx, account);
    await updateSyncAccount(tx, account, {
      error: code,
      failedAt: now,
      failures: account.failures + 1,
      retryAt,
    });
    await enqueueSync(tx, deps, account, retryAt);
    await live.publishTeam(tx, teamId, 'appleSync.changed');
  });
}
