import type { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import type { AnswerOf } from '@tapwright/contracts/call';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { readAppleTime } from './read-apple-time.ts';
import { enqueueSync } from './sync-jobs.ts';
import { adoptAttachedGroups, listAttachedAccounts, updateSyncAccount } from './sync-store.ts';

/** Reads what is new now. A refresh that is under way is joined: asking again does not begin another. */
export async function refreshReports(context: TeamContext): Promise<AnswerOf<typeof refreshAdvReports>> {
  authoriseTeam(context, 'ads.see');
  const { database, membership } = context;
  const { teamId } = membership;
  const now = await readAppleTime(context);
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- it changes nothing of the team's, only when Apple is asked
  return runTransaction(database, async (tx) => {
    await adoptAttachedGroups(tx);
    const accounts = await listAttachedAccounts(tx, teamId);
    const scope = await findScope(tx, membership);
    const seen = accounts.filter(
      ({ campaignGroupId }) => scope?.campaignGroupIds.includes(campaignGroupId) ?? true,
    );
    for (const account of seen) {
      // Whoever asks does not wait for the next try either, but for Apple's quota.
      const retryAt = account.error === 'rateLimited' ? account.retryAt : null;
      await updateSyncAccount(tx, account, { wantedAt: account.wantedAt ?? now, retryAt });
      await enqueueSync(tx, context, account);
    }
    return { adAccounts: seen.length };
  });
}
