import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { sendReport as sendReportCall } from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { checkRunAllowance } from './check-run-allowance.ts';
import { enqueueRun } from './enqueue-run.ts';
import { getReport } from '../saved/get-report.ts';
import { checkRecipients } from './list-recipients.ts';
import { teamWrite } from '../../writes/index.ts';

/** A run for each recipient, because each reads in their own scope. */
export async function sendReport(
  context: TeamContext,
  { reportId, format, recipientIds }: ParsedBodyOf<typeof sendReportCall>,
): Promise<{ runs: number }> {
  const { teamId } = context.membership;
  const readerIds = [...new Set(recipientIds)];
  if (!context.mail.isAvailable) throw new Refusal('wayNotConfigured');
  return teamWrite(context, sendReportCall, async (write) => {
    const { tx } = write;
    const { definition } = await getReport(tx, write, reportId);
    await checkRecipients(tx, teamId, readerIds);
    await checkRunAllowance(tx, write, readerIds.length);
    for (const readerId of readerIds)
      await enqueueRun(tx, write, {
        teamId,
        reportId,
        readerId,
        trigger: 'once',
        requestedBy: write.person.userId,
        slot: null,
        format,
        definition,
        isMailed: true,
        madeAt: write.clock.now(),
      });
    await write.live.publishTeam(tx, teamId, 'reports.changed');
    return write.withoutRow('nothing leaves yet: each run writes its own', { runs: readerIds.length });
  });
}
