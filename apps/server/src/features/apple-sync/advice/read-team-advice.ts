import type { SyncErrorCode } from '@tapwright/contracts/apple-sync';
import { findCurrency } from '@tapwright/domain/currencies';
import type { Deps } from '../../../platform/deps.ts';
import type { JobRun } from '../../../platform/jobs/run-job.ts';
import { isDetached, lockAttached, openAppleAds } from '../../campaign-groups/index.ts';
import { systemWrite } from '../../writes/index.ts';
import {
  type AdviceAccount,
  listAdviceAccounts,
  noteAdviceRead,
  noteAdviceUnread,
  putAdvice,
  type ToldAdvice,
} from '../../apple-advice/index.ts';
import { estimateAppleTime } from '../clock/read-apple-time.ts';
import { judgeFailure } from '../steps/judge-failure.ts';
import { askForAdvice } from './ask-for-advice.ts';

/** As a sync leaves it for whoever waits at a screen. */
const partOfPersons = 0.1;
const maxWaitMs = 60_000;
/** Of one team, since the next one waits. */
const mostMs = 4 * 60_000;

type Run = Pick<JobRun, 'signal' | 'log'>;

/**
 * Ad account by ad account: where one fails, what was read of it before stands, and the others are read all the same.
 * Those for which Apple's pace leaves no time come first the next time.
 */
export async function readTeamAdvice(deps: Deps, teamId: number, run: Run): Promise<void> {
  const until = performance.now() + mostMs;
  for (const account of await listAdviceAccounts(deps.database.write, teamId)) {
    run.signal.throwIfAborted();
    try {
      if (performance.now() > until) await noteUnread(deps, account, 'rateLimited');
      else await readAccount(deps, account, run);
    } catch (error) {
      if (run.signal.aborted) throw error;
      if (!isDetached(error)) await noteFailure(deps, account, run, error);
    }
  }
}

async function readAccount(deps: Deps, account: AdviceAccount, { signal }: Run): Promise<void> {
  const currency = findCurrency(account.currency);
  if (currency === undefined) throw new TypeError(`No currency ${account.currency}`);
  const apple = await openAppleAds(deps, account, { keepFree: partOfPersons });
  const told = new Map<string, ToldAdvice>();
  try {
    for (const adamId of account.adamIds)
      for (const one of await askForAdvice(apple.calls, { adamId, currency }, { signal, maxWaitMs }))
        told.set(`${one.kind} ${one.adviceId}`, one);
    await apple.note();
  } catch (error) {
    await apple.note(error);
    throw error;
  }
  const readAt = estimateAppleTime(deps);
  await systemWrite(
    deps,
    'what Apple recommends, read by the timetable or a making that was asked for',
    async ({ tx }) => {
      await lockAttached(tx, account);
      await putAdvice(tx, account, [...told.values()], readAt);
      await noteAdviceRead(tx, account, readAt);
    },
  );
}

async function noteFailure(deps: Deps, account: AdviceAccount, { log }: Run, thrown: unknown) {
  const { teamId, adAccountId } = account;
  const { code: error } = judgeFailure(thrown, 0);
  log.warn({ reason: error, teamId, adAccountId, err: thrown }, 'recommendations of Apple were not read');
  await noteUnread(deps, account, error);
}

async function noteUnread(deps: Deps, account: AdviceAccount, error: SyncErrorCode): Promise<void> {
  await systemWrite(deps, 'what became of a reading, asked by nobody', async ({ tx }) =>
    noteAdviceUnread(tx, account, { failedAt: deps.clock.now(), error }),
  );
}
