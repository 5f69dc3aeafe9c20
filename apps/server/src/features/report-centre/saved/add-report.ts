import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  addReport as addReportCall,
  maxReportsOfTeam,
  type SavedReport,
} from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findReportDay } from '../../apple-sync/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { checkDefinition } from '../content/check-definition.ts';
import { getReportView } from './report-view.ts';
import { countReports, insertReport } from './reports-store.ts';

export async function addReport(
  context: TeamContext,
  { name, definition, isShared }: ParsedBodyOf<typeof addReportCall>,
): Promise<SavedReport> {
  const { teamId } = context.membership;
  checkDefinition(definition, await findReportDay(context, teamId, definition.timeZone));
  return teamWrite(context, addReportCall, async (write) => {
    const { tx } = write;
    if ((await countReports(tx, teamId)) >= maxReportsOfTeam)
      throw new Refusal('badInput', {
        message: 'reportCentre:rules.tooManyReports',
        values: { most: maxReportsOfTeam },
      });
    const madeBy = write.person.userId;
    const changedAt = write.clock.now();
    const reportId = await insertReport(tx, { teamId, madeBy }, { name, definition, isShared, changedAt });
    const logged = await write.record('report.saved', {
      subject: { reportId },
      after: { report: name, isShared },
    });
    await write.live.publishTeam(tx, teamId, 'reports.changed');
    return logged.done(await getReportView(tx, write, reportId));
  });
}
