import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeCampaignGroup as removeCampaignGroupCall } from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { detachGroups } from './detach-groups.ts';
import { getLockedGroup } from './get-locked-group.ts';
import { teamWrite } from '../../writes/index.ts';

export async function removeCampaignGroup(
  context: TeamContext,
  { campaignGroupId }: ParsedBodyOf<typeof removeCampaignGroupCall>,
): Promise<null> {
  return teamWrite(context, removeCampaignGroupCall, async (write) => {
    const { tx } = write;
    await getLockedGroup(tx, write, campaignGroupId);
    const logged = await detachGroups(write, [campaignGroupId]);
    return logged?.done(null) ?? write.unchanged(null);
  });
}
