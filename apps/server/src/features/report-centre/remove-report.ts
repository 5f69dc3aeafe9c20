import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { removeReport as removeReportCall } from '@tapwright/contracts/report-centre';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { logOperation } from '../operation-log/index.ts';
import { getReportToEdit } from './get-report.ts';
import { removeFileJob } from './remove-old-runs.ts';
import { deleteReport } from './reports-store.ts';
import { listFilesOfReport } from './runs-store.ts';
import { tellReportsChanged } from './tell-reports-changed.ts';

export async function removeReport(
  context: TeamContext,
  { reportId }: ParsedBodyOf<typeof removeReportCall>,
): Promise<null> {
  authoriseTeam(context, 'report.use');
  const { teamId } = context.membership;
  await runTransaction(context.database, async (tx) => {
    const { name } = await getReportToEdit(tx, context, { reportId });
    for (const file of await listFilesOfReport(tx, teamId, reportId))
      await context.jobs.enqueue(tx, removeFileJob, { file });
    await deleteReport(tx, teamId, reportId);
    await logOperation(tx, {
      operation: 'report.removed',
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      subject: { reportId, report: name },
    });
    await tellReportsChanged(tx, context, teamId);
  });
  return null;
}
