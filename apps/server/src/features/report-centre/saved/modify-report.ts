import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { modifyReport as modifyReportCall, type SavedReport } from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findReportDay } from '../../apple-sync/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { checkDefinition } from '../content/check-definition.ts';
import { getReportToEdit } from './get-report.ts';
import { viewReport } from './report-view.ts';
import { findReport, updateReport } from './reports-store.ts';

export async function modifyReport(
  context: TeamContext,
  { reportId, name, definition, isShared, revision }: ParsedBodyOf<typeof modifyReportCall>,
): Promise<SavedReport> {
  const { teamId } = context.membership;
  checkDefinition(definition, await findReportDay(context, teamId, definition.timeZone));
  return teamWrite(context, modifyReportCall, async (write) => {
    const { tx } = write;
    const before = await getReportToEdit(tx, write, { reportId, revision });
    const changedAt = write.clock.now();
    await updateReport(tx, { teamId, reportId }, { name, definition, isShared, changedAt });
    const logged = await write.record('report.edited', {
      subject: { reportId, ...(before.name === name ? { report: name } : {}) },
      before: { report: before.name, isShared: before.isShared },
      after: { report: name, isShared },
    });
    await write.live.publishTeam(tx, teamId, 'reports.changed');
    // Whoever stops sharing a report of another no longer sees it, and sees once more what they did.
    const after = await findReport(tx, teamId, reportId);
    return logged.done(viewReport(after ?? before, write));
  });
}
