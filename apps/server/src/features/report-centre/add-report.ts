import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type addReport as addReportCall,
  mostReportsOfTeam,
  type SavedReport,
} from '@tapwright/contracts/report-centre';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findReportDay } from '../apple-sync/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkDefinition } from './check-definition.ts';
import { getReportView } from './report-view.ts';
import { countReports, insertReport } from './reports-store.ts';
import { tellReportsChanged } from './tell-reports-changed.ts';

export async function addReport(
  context: TeamContext,
  { name, definition, isShared }: ParsedBodyOf<typeof addReportCall>,
): Promise<SavedReport> {
  authoriseTeam(context, 'report.use');
  const { teamId } = context.membership;
  checkDefinition(definition, await findReportDay(context, teamId, definition.timeZone));
  return runTransaction(context.database, async (tx) => {
    if ((await countReports(tx, teamId)) >= mostReportsOfTeam)
      throw new Refusal('badInput', {
        message: 'reportCentre:rules.tooManyReports',
        values: { most: mostReportsOfTeam },
      });
    const madeBy = context.person.userId;
    const changedAt = context.clock.now();
    const reportId = await insertReport(tx, { teamId, madeBy }, { name, definition, isShared, changedAt });
    await logOperation(tx, {
      operation: 'report.saved',
      teamId,
      by: { kind: 'person', userId: madeBy },
      from: context,
      subject: { reportId },
      after: { report: name, isShared },
    });
    await tellReportsChanged(tx, context, teamId);
    return getReportView(tx, context, reportId);
  });
}
