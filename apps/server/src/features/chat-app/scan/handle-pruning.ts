import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { deleteAttemptsBefore } from './chat-app-attempts-store.ts';

/** Longer than anything in a row is of use: a ticket, or being counted. */
const keptMs = 60 * 60_000;

const pruneAttempts = defineJob('chatApp.pruneAttempts', z.object({}), { maxAttempts: 1 });

export function handlePruning({ jobs, database, clock }: Deps): void {
  jobs.handle(pruneAttempts, () =>
    deleteAttemptsBefore(database.write, new Date(clock.now().getTime() - keptMs)),
  );
  jobs.recur(pruneAttempts, '*/10 * * * *');
}
