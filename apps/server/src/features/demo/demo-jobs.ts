import * as z from 'zod/mini';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CallHost } from '../../platform/http/call-host.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { systemWrite } from '../writes/index.ts';
import { createAskAs } from './ask-as.ts';
import { type DemoPasswords, demoPasswords, hasDemoPasswords, keepDemoPasswords } from './demo-passwords.ts';
import { isDemoMade, lockDemo } from './demo-store.ts';
import { handlePlatform } from './platform-jobs.ts';
import { makeDemoTeam } from './make-demo-team.ts';

/** Whichever process makes the team, these are the passwords that were told where it was asked for. */
const makeDemoJob = defineJob('demo.make', z.object({ passwords: demoPasswords }), {
  timeLimitMs: 120_000,
  sealed: true,
});
const makeDemoKey = 'demo.make';
const lookAgainMs = 2_000;

export function mountDemo(host: CallHost): void {
  const { deps } = host;
  const ask = createAskAs(host);
  handlePlatform(deps);
  deps.jobs.handle(makeDemoJob, async ({ passwords }, { signal }) => {
    const origin = deps.appleOrigin?.();
    if (!deps.settings.demo || origin === undefined || (await isDemoMade(deps.database.write))) return;
    if ((await makeDemoTeam({ deps, ask, passwords, origin, signal })) === 'made') return;
    await systemWrite(deps, 'the same work goes on', ({ tx }) =>
      enqueue(tx, deps, passwords, new Date(Date.now() + lookAgainMs)),
    );
  });
}

/**
 * Asked for at each start; once the team was made, never again. Of several processes on one database the first asks,
 * and keeps the passwords in its folder; the others leave it to that one.
 */
export async function wantDemo(deps: Pick<Deps, 'settings' | 'database' | 'jobs'>): Promise<void> {
  const { settings, database, jobs } = deps;
  if (!settings.demo || (await isDemoMade(database.write))) return;
  await systemWrite({ database }, 'the server itself, at its start', async ({ tx }) => {
    await lockDemo(tx);
    if (!hasDemoPasswords(settings.dataDir) && (await jobs.isQueued(tx, makeDemoKey))) return;
    await enqueue(tx, deps, keepDemoPasswords(settings.dataDir));
  });
}

/** One after another, so that two processes make one team between them. */
const enqueue = (
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  passwords: DemoPasswords,
  runAt?: Date,
): Promise<void> =>
  jobs.enqueue(tx, makeDemoJob, { passwords }, { key: makeDemoKey, queue: 'demo', ...(runAt && { runAt }) });
