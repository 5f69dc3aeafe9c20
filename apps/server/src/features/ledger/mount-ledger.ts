import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { checkLedger } from './checking/check-ledger.ts';

const check = defineJob('ledger.check', z.object({}), { maxAttempts: 1, timeLimitMs: 30 * 60_000 });

export function mountLedger({ deps: { jobs, database } }: CallHost): void {
  jobs.handle(check, async () => {
    const { faults } = await checkLedger(database);
    // A job that dies is counted in the metrics and stands in the log with its reason.
    if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults)}`);
  });
  jobs.recur(check, '0 4 * * *');
}
