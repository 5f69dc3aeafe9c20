import type { CampaignForm } from '@tapwright/contracts/creation';
import { readKeywordLines } from '@tapwright/domain/keyword-lines';
import { isAutomated, listNegatives, takesKeywords } from '../request-creation.ts';

export type Dropped = {
  readonly keywords: number;
  readonly negatives: number;
  readonly hours: boolean;
  readonly searchMatch: boolean;
  readonly automated: boolean;
};

/** What was typed for search results and exists nowhere else; undefined: nothing. */
export function findDropped(
  campaign: CampaignForm,
  placement: CampaignForm['placement'],
): Dropped | undefined {
  if (!takesKeywords(campaign) || takesKeywords({ placement })) return undefined;
  const { adGroups } = campaign;
  const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);
  const dropped = {
    keywords: sum(adGroups.map(countKept)),
    negatives: sum([campaign, ...adGroups].map(({ negatives }) => listNegatives(negatives).length)),
    hours: adGroups.some(({ hours }) => hours.length > 0),
    searchMatch: adGroups.some(({ searchMatch }) => searchMatch),
    automated: isAutomated(campaign),
  };
  return Object.values(dropped).some((one) => one !== false && one !== 0) ? dropped : undefined;
}

/** As the summary counts them: what no campaign would create is not lost either. */
const countKept = ({ keywords, matchType }: CampaignForm['adGroups'][number]): number =>
  readKeywordLines(keywords, matchType).filter(({ leftOut }) => leftOut === undefined).length;
