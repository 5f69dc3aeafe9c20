import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { runReport as runReportCall } from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { checkRunAllowance } from './check-run-allowance.ts';
import { enqueueRun } from './enqueue-run.ts';
import { getReport } from '../saved/get-report.ts';
import { teamWrite } from '../../writes/index.ts';

export async function runReport(
  context: TeamContext,
  { reportId, format }: ParsedBodyOf<typeof runReportCall>,
): Promise<{ runId: number }> {
  const { teamId } = context.membership;
  const userId = context.person.userId;
  return teamWrite(context, runReportCall, async (write) => {
    const { tx } = write;
    const { definition } = await getReport(tx, write, reportId);
    await checkRunAllowance(tx, write, 1);
    const runId = await enqueueRun(tx, write, {
      teamId,
      reportId,
      readerId: userId,
      trigger: 'download',
      requestedBy: userId,
      slot: null,
      format,
      definition,
      isMailed: false,
      madeAt: write.clock.now(),
    });
    if (runId === undefined) throw new Refusal('changedMeanwhile');
    await write.live.publishTeam(tx, teamId, 'reports.changed');
    return write.withoutRow('nothing leaves yet: the run writes its own', { runId });
  });
}
