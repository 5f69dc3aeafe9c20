import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { removeCampaignGroup as removeCampaignGroupCall } from '@tapwright/contracts/campaign-groups';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { detachGroups } from './detach-groups.ts';
import { getLockedGroup } from './get-locked-group.ts';

export async function removeCampaignGroup(
  context: TeamContext,
  { campaignGroupId }: ParsedBodyOf<typeof removeCampaignGroupCall>,
): Promise<null> {
  authoriseTeam(context, 'campaignGroup.edit');
  // oxlint-disable-next-line tapwright/transaction-authorises-and-logs -- detachGroups writes the row.
  await runTransaction(context.database, async (tx) => {
    await getLockedGroup(tx, context, campaignGroupId);
    await detachGroups(tx, context, [campaignGroupId]);
  });
  return null;
}
