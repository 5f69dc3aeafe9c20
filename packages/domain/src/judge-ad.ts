import { findAdNameProblem } from './ad-names.ts';
import type { AdWorld, VariationState } from './ad-states.ts';
import type { Finding, RefusalReason, Verdict } from './ad-verdicts.ts';

type Judged = {
  id: string;
  before: VariationState | undefined;
  after: VariationState;
  touched: ReadonlySet<string>;
};

const refuse = (field: string, reason: 'notHere' | 'removed'): Verdict => ({
  refused: [{ field, reason }],
  confirm: [],
});

/** Apple lets one ad of an ad group run; which one is replaced in one set, the other paused with it. */
export function judgeAd(world: AdWorld, { id, before, after, touched }: Judged): Verdict {
  const adGroup = world.find('adGroup', after.adGroupId);
  const campaign = adGroup && world.find('campaign', adGroup.campaignId);
  if (adGroup === undefined || campaign === undefined) return refuse('adGroupId', 'notHere');
  if (adGroup.isRemoved || campaign.isRemoved) return refuse('adGroupId', 'removed');
  const refused = before === undefined ? judgeNew(world, id, after) : [];
  const other =
    touched.has('status') && after.status === 'running'
      ? world.findOtherRunning(after.adGroupId, id)
      : undefined;
  if (other !== undefined)
    refused.push({ field: 'status', reason: 'otherAdRuns', values: { name: other.name } });
  return { refused, confirm: [] };
}

/** A second ad of the same page would only divide what the first has learnt. */
function judgeNew(world: AdWorld, id: string, after: VariationState): Finding<RefusalReason>[] {
  const { name, productPageId, adGroupId } = after;
  const problem = findAdNameProblem(name);
  const refused: Finding<RefusalReason>[] = problem === undefined ? [] : [{ field: 'name', reason: problem }];
  if (!productPageId) return [...refused, { field: 'productPageId', reason: 'required' }];
  const other = world.findOtherOfPage(adGroupId, id);
  return other === undefined
    ? refused
    : [...refused, { field: 'productPageId', reason: 'pageTaken', values: { name: other.name } }];
}
