import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { readTeamAdvice } from '../../apple-sync/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { makeAdvised } from './make-advised.ts';
import { makeProposals } from './make-proposals.ts';
import { listTeamsWithAds } from './team-ads-store.ts';

const make = defineJob('assistant.make', z.object({ teamId: z.int() }), {
  maxAttempts: 3,
  timeLimitMs: 10 * 60_000,
});
const advise = defineJob('assistant.advise', z.object({ teamId: z.int() }), {
  maxAttempts: 3,
  timeLimitMs: 6 * 60_000,
});
const makeAll = defineJob('assistant.makeAll', z.object({}), { maxAttempts: 3 });

/** One after another, so that a night of many teams takes no more than one core. */
const queue = 'assistant';

/** What Apple recommends waits for Apple, and nothing waits for it. */
export async function enqueueMaking(tx: Transaction, { jobs }: Deps, teamId: number): Promise<void> {
  await jobs.enqueue(tx, make, { teamId }, { key: `assistant of team ${teamId}`, queue });
  await jobs.enqueue(tx, advise, { teamId }, { key: `advice of team ${teamId}`, queue: 'advice' });
}

export function handleMaking(deps: Deps): void {
  deps.jobs.handle(make, ({ teamId }) => makeProposals(deps, teamId));
  deps.jobs.handle(advise, async ({ teamId }, run) => {
    await readTeamAdvice(deps, teamId, run);
    await makeAdvised(deps, teamId);
  });
  deps.jobs.handle(makeAll, async () => {
    const teams = await listTeamsWithAds(deps.database.write);
    await systemWrite(deps, 'what changes nothing is made anew each night', async ({ tx }) => {
      for (const teamId of teams) await enqueueMaking(tx, deps, teamId);
    });
  });
  deps.jobs.recur(makeAll, '10 3 * * *');
}
