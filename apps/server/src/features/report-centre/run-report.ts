import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { runReport as runReportCall } from '@tapwright/contracts/report-centre';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkRunAllowance } from './check-run-allowance.ts';
import { enqueueRun } from './enqueue-run.ts';
import { getReport } from './get-report.ts';
import { tellReportsChanged } from './tell-reports-changed.ts';

export async function runReport(
  context: TeamContext,
  { reportId, format }: ParsedBodyOf<typeof runReportCall>,
): Promise<{ runId: number }> {
  authoriseTeam(context, 'report.use');
  const { teamId } = context.membership;
  const userId = context.person.userId;
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- nothing leaves yet: whoever performs the run writes the row.
  return runTransaction(context.database, async (tx) => {
    const { definition } = await getReport(tx, context, reportId);
    await checkRunAllowance(tx, context, 1);
    const runId = await enqueueRun(tx, context, {
      teamId,
      reportId,
      readerId: userId,
      asked: 'download',
      askedBy: userId,
      slot: null,
      format,
      definition,
      isMailed: false,
      madeAt: context.clock.now(),
    });
    if (runId === undefined) throw new Refusal('changedMeanwhile');
    await tellReportsChanged(tx, context, teamId);
    return { runId };
  });
}
