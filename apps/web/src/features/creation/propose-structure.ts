import type { AdGroupForm, CampaignForm, CreationForm } from '@tapwright/contracts/creation';
import type { CampaignType } from '@tapwright/contracts/ad-values';
import type { SuggestedKeyword } from '@tapwright/contracts/look-ups';
import { allocateMoney, type Money, moneyOf, toAmount } from '@tapwright/domain/money';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { emptyAdGroup, emptyCampaign } from './first-form.ts';
import { nameCampaign } from './name-campaign.ts';

export type Answers = {
  readonly app: NonNullable<CreationForm['app']>;
  readonly countries: readonly string[];
  /** What an install may cost. */
  readonly goal: Money;
  /** For all campaigns together. */
  readonly daily: Money;
  readonly suggestions: readonly SuggestedKeyword[];
  /** How an ad group of each kind is called. */
  readonly names: { readonly exact: string; readonly searchMatch: string; readonly broad: string };
};

const maxCategoryWords = 30;
const maxBroadWords = 10;
/** Of the money a day: what the app is, before what it is called, before what nobody has thought of. */
const shares = [2, 5, 3] as const;
/** Of the goal: an install takes two to three taps, one of somebody who looks for the app by name fewer. */
const bidShares = { brand: 0.5, category: 0.4, discovery: 0.3 } as const;

/** Brand, category and discovery for one app, with negatives between them so that no search belongs to two. */
export function proposeStructure(answers: Answers): CampaignForm[] {
  const { app, countries, goal, daily, suggestions, names } = answers;
  const brand = brandOf(app.name);
  const texts = [...new Map(suggestions.map(({ text }) => [foldKeyword(text), text])).entries()];
  const isBrand = (folded: string) => folded.includes(foldKeyword(brand));
  const brandWords = [
    ...new Set([brand, ...texts.filter(([folded]) => isBrand(folded)).map(([, text]) => text)]),
  ];
  const categoryWords = texts
    .filter(([folded]) => !isBrand(folded))
    .map(([, text]) => text)
    .slice(0, maxCategoryWords);
  const caps = allocateMoney(daily, shares);
  const campaign = (
    type: Exclude<CampaignType, 'competitor'>,
    place: number,
    part: Partial<CampaignForm>,
  ): CampaignForm => ({
    ...emptyCampaign,
    type,
    name: nameCampaign(app, { countries: [...countries], type }),
    countries: [...countries],
    dailyCap: toAmount(caps[place] ?? daily),
    cpaGoal: goal.minor <= (caps[place] ?? daily).minor ? toAmount(goal) : '',
    ...part,
  });
  const adGroup = (
    type: keyof typeof bidShares,
    cap: Money | undefined,
    part: Partial<AdGroupForm>,
  ): AdGroupForm => ({
    ...emptyAdGroup,
    bid: toAmount(bidOf(goal, bidShares[type], cap ?? daily)),
    ...part,
  });
  const [brandCap, categoryCap, discoveryCap] = caps;
  return [
    campaign('brand', 0, {
      adGroups: [adGroup('brand', brandCap, { name: names.exact, keywords: brandWords.join('\n') })],
    }),
    campaign('category', 1, {
      negatives: exactly(brandWords),
      adGroups: [adGroup('category', categoryCap, { name: names.exact, keywords: categoryWords.join('\n') })],
      isLeftOut: categoryWords.length === 0,
    }),
    campaign('discovery', 2, {
      negatives: exactly([...brandWords, ...categoryWords]),
      adGroups: [
        adGroup('discovery', discoveryCap, { name: names.searchMatch, searchMatch: true }),
        adGroup('discovery', discoveryCap, {
          name: names.broad,
          matchType: 'BROAD',
          keywords: categoryWords.slice(0, maxBroadWords).join('\n'),
          isLeftOut: categoryWords.length === 0,
        }),
      ],
    }),
  ];
}

const brandOf = (name: string): string => name.split(/[:：|–—-]/)[0]?.trim() ?? name;
const exactly = (words: readonly string[]): string => words.map((word) => `[${word}]`).join('\n');

/** Never above the cap of its campaign, never nothing. */
const bidOf = (goal: Money, share: number, cap: Money): Money =>
  moneyOf(Math.max(1, Math.min(Math.round(goal.minor * share), cap.minor)), goal.currency);
