import { findReconciliation as call } from '@tapwright/contracts/reconciliation';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { systemWrite } from '../writes/index.ts';
import { bookDailySpend } from './book-daily-spend.ts';
import { findReconciliation } from './find-reconciliation.ts';
import { releaseReserves } from './release-reserves.ts';
import { listTeamsWithReserves } from './release-store.ts';

const keepReserves = defineJob('reserves.keep', z.object({}), { maxAttempts: 1, timeLimitMs: 10 * 60_000 });

export function mountReserves(host: CallHost): void {
  const { deps } = host;
  mountCall(host, call, (context, { query }) => findReconciliation(context, query));
  deps.jobs.handle(keepReserves, () => keepAllReserves(deps));
  deps.jobs.recur(keepReserves, '*/5 * * * *');
}

/** Spend first: what a campaign has spent is no longer there to be released. */
export async function keepAllReserves(deps: Deps): Promise<void> {
  await bookDailySpend(deps);
  for (const teamId of await listTeamsWithReserves(deps.database.write))
    await systemWrite(deps, 'the ledger itself says what was released', ({ tx }) =>
      releaseReserves(tx, deps, teamId),
    );
}
