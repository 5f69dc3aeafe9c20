import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { watchGuards } from './watch-guards.ts';

const watch = defineJob('guards.watch', z.object({}), { maxAttempts: 1, timeLimitMs: 10 * 60_000 });

export function mountGuards({ deps }: CallHost): void {
  deps.jobs.handle(watch, () => watchGuards(deps));
  deps.jobs.recur(watch, '*/5 * * * *');
}
