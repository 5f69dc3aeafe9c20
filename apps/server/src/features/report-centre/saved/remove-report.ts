import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeReport as removeReportCall } from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getReportToEdit } from './get-report.ts';
import { removeFileJob } from '../runs/remove-old-runs.ts';
import { deleteReport } from './reports-store.ts';
import { listFilesOfReport } from '../runs/runs-store.ts';

export async function removeReport(
  context: TeamContext,
  { reportId }: ParsedBodyOf<typeof removeReportCall>,
): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, removeReportCall, async (write) => {
    const { tx } = write;
    const { name } = await getReportToEdit(tx, write, { reportId });
    for (const file of await listFilesOfReport(tx, teamId, reportId))
      await write.jobs.enqueue(tx, removeFileJob, { file });
    await deleteReport(tx, teamId, reportId);
    const logged = await write.record('report.removed', {
      subject: { reportId, report: name },
    });
    await write.live.publishTeam(tx, teamId, 'reports.changed');
    return logged.done(null);
  });
}
