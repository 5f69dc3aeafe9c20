import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { modifyReport as modifyReportCall, SavedReport } from '@tapwright/contracts/report-centre';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { findReportDay } from '../apple-sync/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkDefinition } from './check-definition.ts';
import { getReportToEdit } from './get-report.ts';
import { viewReport } from './report-view.ts';
import { findReport, updateReport } from './reports-store.ts';
import { tellReportsChanged } from './tell-reports-changed.ts';

export async function modifyReport(
  context: TeamContext,
  { reportId, name, definition, isShared, revision }: ParsedBodyOf<typeof modifyReportCall>,
): Promise<SavedReport> {
  authoriseTeam(context, 'report.use');
  const { teamId } = context.membership;
  checkDefinition(definition, await findReportDay(context, teamId, definition.timeZone));
  return runTransaction(context.database, async (tx) => {
    const before = await getReportToEdit(tx, context, { reportId, revision });
    const changedAt = context.clock.now();
    await updateReport(tx, { teamId, reportId }, { name, definition, isShared, changedAt });
    await logOperation(tx, {
      operation: 'report.edited',
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      subject: { reportId, ...(before.name === name ? { report: name } : {}) },
      before: { report: before.name, isShared: before.isShared },
      after: { report: name, isShared },
    });
    await tellReportsChanged(tx, context, teamId);
    // Whoever stops sharing a report of another no longer sees it, and sees once more what they did.
    const after = await findReport(tx, teamId, reportId);
    return viewReport(after ?? before, context);
  });
}
