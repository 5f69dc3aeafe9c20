import * as calls from '@tapwright/contracts/ledger';
import * as monthCalls from '@tapwright/contracts/ledger-months';
import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { mountDownload, mountFile } from '../downloads/index.ts';
import { checkLedger } from './checking/check-ledger.ts';
import { findClosedMonths } from './months/find-closed-months.ts';
import { sendMonth } from './months/send-month.ts';
import { downloadStatement } from './statement/download-statement.ts';
import { findStatement } from './statement/find-statement.ts';

const check = defineJob('ledger.check', z.object({}), { maxAttempts: 1, timeLimitMs: 30 * 60_000 });

export function mountLedger(host: CallHost): void {
  const { jobs, database } = host.deps;
  mountCall(host, calls.findStatement, (context, { query }) => findStatement(context, query));
  mountDownload(host, calls.downloadStatement, (context, query) => downloadStatement(context, query));
  mountCall(host, monthCalls.findClosedMonths, (context, { query }) => findClosedMonths(context, query));
  mountFile(host, monthCalls.downloadMonth, (context, query) => sendMonth(context, query));
  jobs.handle(check, async () => {
    const { faults } = await checkLedger(database);
    // A job that dies is counted in the metrics and stands in the log with its reason.
    if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults)}`);
  });
  jobs.recur(check, '0 4 * * *');
}
