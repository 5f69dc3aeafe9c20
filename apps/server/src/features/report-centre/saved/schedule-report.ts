import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { type SavedReport, scheduleReport as scheduleReportCall } from '@tapwright/contracts/report-centre';
import { nextMomentOf } from '@tapwright/domain/schedules';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { getReportToEdit } from './get-report.ts';
import { checkRecipients } from '../runs/list-recipients.ts';
import { getReportView } from './report-view.ts';
import { updateReport } from './reports-store.ts';

export async function scheduleReport(
  context: TeamContext,
  { reportId, schedule, revision }: ParsedBodyOf<typeof scheduleReportCall>,
): Promise<SavedReport> {
  const { teamId } = context.membership;
  if (schedule !== null && !context.mail.isAvailable) throw new Refusal('wayNotConfigured');
  return teamWrite(context, scheduleReportCall, async (write) => {
    const { tx } = write;
    const before = await getReportToEdit(tx, write, { reportId, revision });
    if (schedule !== null) await checkRecipients(tx, teamId, schedule.recipientIds);
    const nextRunAt = schedule === null ? null : nextMomentOf(schedule, write.clock.now());
    await updateReport(tx, { teamId, reportId }, { schedule, nextRunAt });
    const logged = await write.record(schedule === null ? 'report.scheduleEnded' : 'report.scheduled', {
      subject: { reportId, report: before.name },
      before: scheduleFacts(before.schedule),
      after: scheduleFacts(schedule),
    });
    await write.live.publishTeam(tx, teamId, 'reports.changed');
    return logged.done(await getReportView(tx, write, reportId));
  });
}

const scheduleFacts = (schedule: SavedReport['schedule']) => ({
  sentEvery: schedule?.every ?? null,
  recipientCount: schedule?.recipientIds.length ?? null,
  fileFormat: schedule?.format ?? null,
});
