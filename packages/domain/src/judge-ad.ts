import type { AdWorld, VariationState } from './ad-states.ts';
import type { Verdict } from './ad-verdicts.ts';

type Judged = { id: string; after: VariationState; touched: ReadonlySet<string> };

const refuse = (field: string, reason: 'notHere' | 'removed'): Verdict => ({
  refused: [{ field, reason }],
  confirm: [],
});

/** Apple lets one ad of an ad group run; which one is replaced in one set, the other paused with it. */
export function judgeAd(world: AdWorld, { id, after, touched }: Judged): Verdict {
  const adGroup = world.find('adGroup', after.adGroupId);
  const campaign = adGroup && world.find('campaign', adGroup.campaignId);
  if (adGroup === undefined || campaign === undefined) return refuse('adGroupId', 'notHere');
  if (adGroup.isRemoved || campaign.isRemoved) return refuse('adGroupId', 'removed');
  if (!touched.has('status') || after.status === 'paused') return { refused: [], confirm: [] };
  const other = world.findOtherRunning(after.adGroupId, id);
  return {
    refused:
      other === undefined ? [] : [{ field: 'status', reason: 'otherAdRuns', values: { name: other.name } }],
    confirm: [],
  };
}
