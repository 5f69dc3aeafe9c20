import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeCampaignGroup as removeCampaignGroupCall } from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isGroupInUse } from './campaign-groups-store.ts';
import { detachGroups } from './detach-groups.ts';
import { getLockedGroup } from './get-locked-group.ts';
import { teamWrite } from '../../writes/index.ts';

export async function removeCampaignGroup(
  context: TeamContext,
  { campaignGroupId }: ParsedBodyOf<typeof removeCampaignGroupCall>,
): Promise<null> {
  return teamWrite(context, removeCampaignGroupCall, async (write) => {
    const { tx } = write;
    const group = await getLockedGroup(tx, write, campaignGroupId);
    if (group.deliveryMode !== 'collaborative' && (await isGroupInUse(tx, group)))
      throw new Refusal('groupInUse');
    const logged = await detachGroups(write, [campaignGroupId]);
    return logged?.done(null) ?? write.unchanged(null);
  });
}
