import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { findReportTime } from '../../apple-sync/index.ts';
import { lapseProposals } from '../approval/lapse-proposals.ts';
import { listDueSets } from '../sets/change-sets-store.ts';
import { releaseSet } from './release-set.ts';

const releaseJob = defineJob('changes.release', z.object({}), { maxAttempts: 1 });

export function handleReleases(deps: Deps): void {
  deps.jobs.handle(releaseJob, async () => {
    await lapseProposals(deps);
    await releaseDueSets(deps);
  });
  deps.jobs.recur(releaseJob, '* * * * *');
}

/** Every scheduled set whose hour has come, by Apple's clock; one that fails keeps none of the others back. */
export async function releaseDueSets(deps: Deps): Promise<void> {
  const now = await findReportTime(deps);
  for (const key of await listDueSets(deps.database.write, now))
    await releaseSet(deps, key).catch((error: unknown) => {
      deps.log.error({ err: error, ...key }, 'a scheduled set could not be released');
    });
}
