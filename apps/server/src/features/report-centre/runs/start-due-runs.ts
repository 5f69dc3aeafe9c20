import { nextMomentOf } from '@tapwright/domain/schedules';
import * as z from 'zod/mini';
import { can } from '@tapwright/contracts/roles';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { systemWrite } from '../../writes/index.ts';
import { enqueueRun } from './enqueue-run.ts';
import { findReader } from './readers-store.ts';
import { lockDueReport, type ReportRow, updateReport } from '../saved/reports-store.ts';

export const startDueRunsJob = defineJob('reportCentre.startDueRuns', z.object({}), { maxAttempts: 1 });

type Parts = Pick<Deps, 'database' | 'clock' | 'jobs' | 'live'>;

/** Each due report in a transaction of its own. One that was due several times while nobody ran comes once. */
export async function startDueRuns(parts: Parts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const found = await systemWrite(
      parts,
      'time itself, asked by nobody; whoever performs the run writes the row',
      async ({ tx }) => {
        const report = await lockDueReport(tx, parts.clock.now());
        if (report === undefined) return false;
        await startRuns(tx, parts, report);
        return true;
      },
    );
    if (!found) return;
  }
}

async function startRuns(tx: Transaction, parts: Parts, report: ReportRow): Promise<void> {
  const { teamId, reportId, schedule, nextRunAt, definition } = report;
  if (schedule === null || nextRunAt === null) return;
  if (!(await mayStillSend(tx, report))) {
    await updateReport(tx, report, { schedule: null, nextRunAt: null });
    return;
  }
  const now = parts.clock.now();
  for (const readerId of new Set(schedule.recipientIds))
    await enqueueRun(tx, parts, {
      teamId,
      reportId,
      readerId,
      trigger: 'schedule',
      requestedBy: null,
      slot: nextRunAt,
      format: schedule.format,
      definition,
      isMailed: true,
      madeAt: now,
    });
  await updateReport(tx, report, { nextRunAt: nextMomentOf(schedule, now) });
  await parts.live.publishTeam(tx, teamId, 'reports.changed');
}

/** A schedule ends with its maker's place in the team, unless the report is shared and so in others' hands. */
async function mayStillSend(tx: Transaction, { teamId, madeBy, isShared }: ReportRow): Promise<boolean> {
  if (isShared) return true;
  const maker = await findReader(tx, teamId, madeBy);
  return maker !== undefined && can(maker.role, 'report.use');
}
