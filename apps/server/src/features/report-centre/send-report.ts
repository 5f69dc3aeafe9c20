import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { sendReport as sendReportCall } from '@tapwright/contracts/report-centre';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkRunAllowance } from './check-run-allowance.ts';
import { enqueueRun } from './enqueue-run.ts';
import { getReport } from './get-report.ts';
import { checkRecipients } from './list-recipients.ts';
import { tellReportsChanged } from './tell-reports-changed.ts';

/** A run for each recipient, because each reads in their own scope. */
export async function sendReport(
  context: TeamContext,
  { reportId, format, recipientIds }: ParsedBodyOf<typeof sendReportCall>,
): Promise<{ runs: number }> {
  authoriseTeam(context, 'report.use');
  const { teamId } = context.membership;
  const readerIds = [...new Set(recipientIds)];
  if (!context.mail.isAvailable) throw new Refusal('wayNotConfigured');
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- nothing leaves yet: whoever performs the run writes the row.
  await runTransaction(context.database, async (tx) => {
    const { definition } = await getReport(tx, context, reportId);
    await checkRecipients(tx, teamId, readerIds);
    await checkRunAllowance(tx, context, readerIds.length);
    for (const readerId of readerIds)
      await enqueueRun(tx, context, {
        teamId,
        reportId,
        readerId,
        asked: 'once',
        askedBy: context.person.userId,
        slot: null,
        format,
        definition,
        isMailed: true,
        madeAt: context.clock.now(),
      });
    await tellReportsChanged(tx, context, teamId);
  });
  return { runs: readerIds.length };
}
