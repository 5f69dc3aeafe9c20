import { refreshAdvReports } from '@tapwright/contracts/apple-sync';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { readAppleTime } from '../clock/read-apple-time.ts';
import { enqueueSync } from '../sync-jobs.ts';
import { chooseWanted } from '../pass/find-due-pass.ts';
import { adoptAttachedGroups, listAttachedAccounts, listPasses, updateSyncAccount } from '../sync-store.ts';
import { teamWrite } from '../../writes/index.ts';

/** Reads what is new now. A refresh that is under way is joined, unless it has read already what may have changed since. */
export async function refreshReports(context: TeamContext): Promise<AnswerOf<typeof refreshAdvReports>> {
  const { teamId } = context.membership;
  const now = await readAppleTime(context);
  return teamWrite(context, refreshAdvReports, async (write) => {
    const { tx } = write;
    await adoptAttachedGroups(tx);
    const accounts = await listAttachedAccounts(tx, teamId);
    const scope = await findScope(tx, write.membership);
    const seen = accounts.filter(
      ({ campaignGroupId }) => scope?.campaignGroupIds.includes(campaignGroupId) ?? true,
    );
    for (const account of seen) {
      // Whoever asks does not wait for the next try either, but for Apple's quota.
      const retryAt = account.error === 'rateLimited' ? account.retryAt : null;
      const wantedAt = chooseWanted(account, await listPasses(tx, account), now);
      await updateSyncAccount(tx, account, { wantedAt, retryAt });
      await enqueueSync(tx, write, account);
    }
    return write.withoutRow('nothing of the team changes, only when Apple is asked', {
      adAccounts: seen.length,
    });
  });
}
