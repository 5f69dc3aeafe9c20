import type { AssistantKeyword, MetTerm, TeamAds } from '../assistant-world.ts';
import { proposeAll } from '../propose-all.ts';
import type { Proposal } from '../proposals.ts';

export const unit = 1_000_000;
export const goal = 3.2 * unit;
export const campaign = (campaignId: string, more: object = {}) => ({
  campaignId,
  adamId: '71',
  countries: ['US'],
  currency: 'USD',
  runs: true,
  goal,
  dailyCap: null,
  isAutomated: false,
  ...more,
});
export const adGroup = (adGroupId: string, campaignId: string, more: object = {}) => ({
  adGroupId,
  campaignId,
  runs: true,
  bid: 2 * unit,
  goal: null,
  ...more,
});
export const keyword = (
  keywordId: string,
  adGroupId: string,
  word: string,
  more: object = {},
): AssistantKeyword => ({
  keywordId,
  adGroupId,
  campaignId: adGroupId.slice(0, 1),
  word,
  text: word,
  matchType: 'EXACT',
  runs: true,
  bid: null,
  ...more,
});
export const met = (
  adGroupId: string,
  word: string,
  taps: number,
  installs: number,
  more: object = {},
): MetTerm => ({
  campaignId: adGroupId.slice(0, 1),
  adGroupId,
  matching: 'search',
  term: word,
  word,
  spend: taps * unit,
  impressions: taps * 10,
  taps,
  installs,
  ...more,
});
const ads = (more: Partial<TeamAds>): TeamAds => ({
  campaigns: [campaign('1'), campaign('2')],
  adGroups: [adGroup('11', '1'), adGroup('21', '2')],
  keywords: [],
  negatives: [],
  terms: [],
  ...more,
});
export const propose = (
  more: Partial<TeamAds>,
  spent: Parameters<typeof proposeAll>[0]['spent'] = new Map(),
  bids: Parameters<typeof proposeAll>[0]['bids'] = new Map(),
) => {
  const team = ads(more);
  const days = { terms: 28, nGrams: 28 };
  return proposeAll({ ads: team, longTerms: team.terms, spent, bids, days }).proposals;
};

export const days = (spends: readonly number[], installs: number) =>
  spends.map((spend) => ({ spend: spend * unit, impressions: 1000, taps: 60, installs }));

/** Chances to four places and money to a millionth, which every machine agrees on. */
export const rounded = (proposal: Proposal): unknown =>
  JSON.parse(JSON.stringify(proposal), (_key, value: unknown) =>
    typeof value === 'number'
      ? Math.round(value * (Math.abs(value) < 1000 ? 10_000 : 1)) / (Math.abs(value) < 1000 ? 10_000 : 1)
      : value,
  );
