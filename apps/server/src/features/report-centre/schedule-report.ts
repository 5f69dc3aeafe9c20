import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { SavedReport, scheduleReport as scheduleReportCall } from '@tapwright/contracts/report-centre';
import { nextMomentOf } from '@tapwright/domain/schedules';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { getReportToEdit } from './get-report.ts';
import { checkRecipients } from './list-recipients.ts';
import { getReportView } from './report-view.ts';
import { updateReport } from './reports-store.ts';
import { tellReportsChanged } from './tell-reports-changed.ts';

export async function scheduleReport(
  context: TeamContext,
  { reportId, schedule, revision }: ParsedBodyOf<typeof scheduleReportCall>,
): Promise<SavedReport> {
  authoriseTeam(context, 'report.use');
  const { teamId } = context.membership;
  if (schedule !== null && !context.mail.isAvailable) throw new Refusal('wayNotConfigured');
  return runTransaction(context.database, async (tx) => {
    const before = await getReportToEdit(tx, context, { reportId, revision });
    if (schedule !== null) await checkRecipients(tx, teamId, schedule.recipientIds);
    const nextRunAt = schedule === null ? null : nextMomentOf(schedule, context.clock.now());
    await updateReport(tx, { teamId, reportId }, { schedule, nextRunAt });
    await logOperation(tx, {
      operation: schedule === null ? 'report.scheduleEnded' : 'report.scheduled',
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      subject: { reportId, report: before.name },
      before: tellSchedule(before.schedule),
      after: tellSchedule(schedule),
    });
    await tellReportsChanged(tx, context, teamId);
    return getReportView(tx, context, reportId);
  });
}

const tellSchedule = (schedule: SavedReport['schedule']) => ({
  sentEvery: schedule?.every ?? null,
  recipientCount: schedule?.recipientIds.length ?? null,
  fileFormat: schedule?.format ?? null,
});
