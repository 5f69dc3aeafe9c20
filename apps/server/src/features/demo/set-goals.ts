import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { modifyCampaigns, previewChanges } from '@tapwright/contracts/change-sets';
import type { Owner } from './add-members.ts';

const goalCampaigns = /_US_Category$/;
const wantedGoals = 3;
const allAdGroups = 5000;
/** Of the most that is paid for a tap; what an install costs lies on both sides of it. */
const goalPart = 0.8;

/** CPA goals of some campaigns, as a person sets them; false: not enough of them were read from Apple yet. */
export async function setGoals({ ask, token, teamId }: Owner): Promise<boolean> {
  const { list } = await ask(token, findAdGroups, { query: { teamId, pageSize: allAdGroups } });
  const found = Map.groupBy(
    list.filter(({ campaignName, bid }) => goalCampaigns.test(campaignName) && bid !== null),
    ({ campaignId }) => campaignId,
  );
  const campaigns = [...found]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .slice(0, wantedGoals)
    .map(([campaignId, adGroups]) => {
      const most = Math.max(...adGroups.map(({ bid }) => Number(bid)));
      return { campaignId, cpaGoal: (most * goalPart).toFixed(2) };
    });
  if (campaigns.length < wantedGoals) return false;
  // What was set before a restart is no edit any more.
  const { edits } = await ask(token, previewChanges, { body: { teamId, campaigns } });
  const open = new Set(edits.filter(({ refused }) => refused.length === 0).map(({ objectId }) => objectId));
  const left = campaigns.filter(({ campaignId }) => open.has(campaignId));
  if (left.length > 0) await ask(token, modifyCampaigns, { body: { teamId, campaigns: left } });
  return true;
}
