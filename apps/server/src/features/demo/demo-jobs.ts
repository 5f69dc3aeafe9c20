import * as z from 'zod/mini';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CallHost } from '../../platform/http/call-host.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { createAskAs } from './ask-as.ts';
import { keepDemoPasswords } from './demo-passwords.ts';
import { isDemoMade } from './demo-store.ts';
import { makeDemoTeam } from './make-demo-team.ts';

const makeDemoJob = defineJob('demo.make', z.object({}), { timeLimitMs: 120_000 });
const lookAgainMs = 2_000;

export function handleDemoJobs(deps: Deps, host: CallHost): void {
  const ask = createAskAs(host);
  deps.jobs.handle(makeDemoJob, async (_payload, { signal }) => {
    const origin = deps.appleOrigin?.();
    if (!deps.settings.demo || origin === undefined || (await isDemoMade(deps.database.write))) return;
    const passwords = keepDemoPasswords(deps.settings.dataDir);
    if ((await makeDemoTeam({ deps, ask, passwords, origin, signal })) === 'made') return;
    // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- the same work goes on
    await runTransaction(deps.database, (tx) => enqueue(tx, deps, new Date(Date.now() + lookAgainMs)));
  });
}

/** Asked for at each start; once the team was made, never again. */
export async function wantDemo(deps: Pick<Deps, 'settings' | 'database' | 'jobs'>): Promise<void> {
  if (!deps.settings.demo || (await isDemoMade(deps.database.write))) return;
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- the server itself, at its start
  await runTransaction(deps.database, (tx) => enqueue(tx, deps));
}

/** One after another, so that two processes make one team between them. */
const enqueue = (tx: Transaction, { jobs }: Pick<Deps, 'jobs'>, runAt?: Date): Promise<void> =>
  jobs.enqueue(tx, makeDemoJob, {}, { key: 'demo.make', queue: 'demo', ...(runAt && { runAt }) });
