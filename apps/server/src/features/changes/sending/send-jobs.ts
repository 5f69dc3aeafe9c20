import { RateLimited } from '@tapwright/apple-ads/client/errors';
import { findCurrency } from '@tapwright/domain/currencies';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { JobRun } from '../../../platform/jobs/run-job.ts';
import { isDetached, openAppleAds } from '../../campaign-groups/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { findSendingGroup, listOpenAccounts } from '../sets/edits-store.ts';
import { endUnsendable } from './end-unsendable.ts';
import { sendChanges } from './send-changes.ts';
import type { SendContext } from './send-context.ts';

type Key = { teamId: number; adAccountId: string };

/** Other work waits for its turn meanwhile. */
const oneRunMs = 5_000;
const firstBatch = 1_000;
const firstWaitMs = 250;
const longestWaitMs = 60_000;

const sendJob = defineJob(
  'changes.send',
  z.object({ teamId: z.int(), adAccountId: z.string(), failures: z._default(z.int(), 0) }),
  { timeLimitMs: 120_000 },
);
const resumeJob = defineJob('changes.resume', z.object({}), { maxAttempts: 1 });

export function handleSending(deps: Deps): void {
  const { jobs } = deps;
  jobs.handle(sendJob, ({ failures, ...key }, run) => send(deps, key, failures, run));
  jobs.handle(resumeJob, () => resume(deps));
  jobs.recur(resumeJob, '* * * * *');
}

const nameOf = ({ adAccountId }: Key) => `changes ${adAccountId}`;

/** Jobs of one ad account wait for each other, on whichever process they run. */
export async function enqueueSending(
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  { teamId, adAccountId }: Key,
  { failures = 0, runAt }: { failures?: number; runAt?: Date } = {},
): Promise<void> {
  const name = nameOf({ teamId, adAccountId });
  const options = { key: name, queue: name, ...(runAt && { runAt }) };
  await jobs.enqueue(tx, sendJob, { teamId, adAccountId, failures }, options);
}

/** Whose job was lost with its process, or given up, is sent all the same. */
async function resume(deps: Deps): Promise<void> {
  await systemWrite(deps, 'the timetable; each set was logged at its commit', async ({ tx }) => {
    for (const key of await listOpenAccounts(tx))
      if (!(await deps.jobs.isQueued(tx, nameOf(key)))) await enqueueSending(tx, deps, key);
  });
}

async function send(deps: Deps, key: Key, failures: number, run: JobRun): Promise<void> {
  try {
    const state = await openAndSend(deps, key, run);
    if (state === 'more')
      await systemWrite(deps, 'the same work goes on', ({ tx }) => enqueueSending(tx, deps, key));
  } catch (error) {
    if (run.signal.aborted) throw error;
    if (isDetached(error)) return endUnsendable(deps, key);
    run.log.warn({ err: error, ...key, failures: failures + 1 }, 'changes wait to be sent');
    const waitMs =
      error instanceof RateLimited
        ? error.retryAfterSeconds * 1_000
        : Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
    const runAt = new Date(deps.clock.now().getTime() + waitMs);
    await systemWrite(deps, 'the same work is tried again', ({ tx }) =>
      enqueueSending(tx, deps, key, { failures: failures + 1, runAt }),
    );
  }
}

async function openAndSend(deps: Deps, key: Key, { signal }: JobRun): Promise<'idle' | 'more'> {
  const group = await findSendingGroup(deps.database.write, key);
  if (group === undefined) return 'idle';
  const { campaignGroupId, currency: currencyName } = group;
  const apple = await openAppleAds(deps, { teamId: key.teamId, campaignGroupId });
  const currency = findCurrency(currencyName);
  if (currency === undefined) throw new TypeError(`No currency ${currencyName}`);
  const until = performance.now() + oneRunMs;
  const context: SendContext = {
    deps,
    ...key,
    campaignGroupId,
    calls: apple.calls,
    currency,
    currencyName,
    signal,
    batchSize: firstBatch,
    publishedAt: new Map(),
  };
  try {
    const state = await sendChanges(context, () => performance.now() > until || deps.jobs.isStopping());
    await apple.note();
    return state;
  } catch (error) {
    await apple.note(error);
    throw error;
  }
}
