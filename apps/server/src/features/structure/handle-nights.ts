import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { systemWrite } from '../writes/index.ts';
import { compareTeam } from './compare-team.ts';
import { listComparedTeams } from './plans-store.ts';

const nightJob = defineJob('structure.night', z.object({}), { maxAttempts: 1 });
const teamJob = defineJob('structure.compare', z.object({ teamId: z.int() }), { timeLimitMs: 300_000 });

export function handleNights(deps: Deps): void {
  deps.jobs.handle(nightJob, () => startNight(deps));
  deps.jobs.recur(nightJob, '10 3 * * *');
  deps.jobs.handle(teamJob, ({ teamId }) => compareTeam(deps, teamId));
}

/** A job for each team, so that one that takes long keeps none of the others back. */
async function startNight(deps: Deps): Promise<void> {
  const teamIds = await listComparedTeams(deps.database.write);
  await systemWrite(deps, 'the timetable, which changes nothing by itself', async ({ tx }) => {
    for (const teamId of teamIds)
      await deps.jobs.enqueue(tx, teamJob, { teamId }, { key: `structure ${teamId}` });
  });
}
