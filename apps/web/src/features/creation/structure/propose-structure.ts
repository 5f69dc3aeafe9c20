import type { AdGroupForm, CampaignForm, CreationForm } from '@tapwright/contracts/creation';
import type { SuggestedKeyword } from '@tapwright/contracts/look-ups';
import { readKeywordLines } from '@tapwright/domain/keyword-lines';
import { allocateMoney, type Money, moneyOf, toAmount } from '@tapwright/domain/money';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import {
  nameStorefronts,
  shortAppName,
  type StructureRole,
  usualNameTemplate,
  writeName,
} from '@tapwright/domain/structure-names';
import { emptyAdGroup, emptyCampaign } from '../first-form.ts';

export type Answers = {
  readonly app: NonNullable<CreationForm['app']>;
  readonly countries: readonly string[];
  /** Campaigns of its own for each storefront, instead of one for all. */
  readonly isApart?: boolean;
  /** What an install may cost. */
  readonly goal: Money;
  /** For all campaigns together. */
  readonly daily: Money;
  /** Of each storefront; of those that are missing the first ones are taken. */
  readonly suggestions: ReadonlyMap<string, readonly SuggestedKeyword[]>;
  /** Names of rivals, one a line; without any there is no campaign for them. */
  readonly competitors?: string;
  readonly nameTemplate?: string;
  /** How an ad group of each kind is called. */
  readonly names: { readonly exact: string; readonly searchMatch: string; readonly broad: string };
};

const maxCategoryWords = 30;
const maxBroadWords = 10;
/** Of the money a day: what the app is, before what it is called, before what nobody has thought of. */
const shares = { brand: 2, category: 5, competitor: 2, discovery: 3 } as const;
/** Of the goal: an install takes two to three taps, one of somebody who looks for the app by name fewer. */
const bidShares = { brand: 0.5, category: 0.4, competitor: 0.3, discovery: 0.3 } as const;

/** Brand, category, competitor and discovery for one app, with negatives between them so that no search belongs to two. */
export function proposeStructure(answers: Answers): CampaignForm[] {
  const { countries, daily, isApart = false } = answers;
  const places = isApart ? countries.map((country) => [country]) : [countries];
  const caps = allocateMoney(
    daily,
    places.map(() => 1),
  );
  return places.flatMap((place, number) => proposePlace(answers, place, caps[number] ?? daily));
}

/** Of one storefront, or of several together. */
function proposePlace(answers: Answers, countries: readonly string[], daily: Money): CampaignForm[] {
  const { app, goal, names, nameTemplate = usualNameTemplate } = answers;
  const { brandWords, categoryWords, rivals } = sortWords(answers, countries);
  const roles = (['brand', 'category', 'competitor', 'discovery'] as const).filter(
    (role) => role !== 'competitor' || rivals.length > 0,
  );
  const money = allocateMoney(
    daily,
    roles.map((role) => shares[role]),
  );
  const capOf = (role: StructureRole) => money[roles.indexOf(role)] ?? daily;
  const adGroup = (role: StructureRole, part: Partial<AdGroupForm>): AdGroupForm => ({
    ...emptyAdGroup,
    bid: toAmount(bidOf(goal, bidShares[role], capOf(role))),
    ...part,
  });
  const exactly = (role: StructureRole, words: readonly string[]) => [
    adGroup(role, { name: names.exact, keywords: words.join('\n') }),
  ];
  const parts: Readonly<Record<StructureRole, Partial<CampaignForm>>> = {
    brand: { adGroups: exactly('brand', brandWords) },
    category: {
      negatives: bracketed(brandWords),
      adGroups: exactly('category', categoryWords),
      isLeftOut: categoryWords.length === 0,
    },
    competitor: { negatives: bracketed(brandWords), adGroups: exactly('competitor', rivals) },
    discovery: {
      negatives: bracketed([...brandWords, ...categoryWords, ...rivals]),
      adGroups: [
        adGroup('discovery', { name: names.searchMatch, searchMatch: true }),
        adGroup('discovery', {
          name: names.broad,
          matchType: 'BROAD',
          keywords: categoryWords.slice(0, maxBroadWords).join('\n'),
          isLeftOut: categoryWords.length === 0,
        }),
      ],
    },
  };
  const storefront = nameStorefronts(countries);
  return roles.map((role) => ({
    ...emptyCampaign,
    type: role,
    name: writeName(nameTemplate, { app: shortAppName(app.name), storefront, role }),
    countries: [...countries],
    dailyCap: toAmount(capOf(role)),
    cpaGoal: goal.minor <= capOf(role).minor ? toAmount(goal) : '',
    ...parts[role],
  }));
}

/** What belongs to whom: a word with the brand in it to the brand, a rival's name to the rivals, the others to the category. */
function sortWords({ app, suggestions, competitors = '' }: Answers, countries: readonly string[]) {
  const brand = brandOf(app.name);
  const [country = ''] = countries;
  const suggested = suggestions.get(country) ?? [...suggestions.values()][0] ?? [];
  const texts = [...new Map(suggested.map(({ text }) => [foldKeyword(text), text])).entries()];
  const isBrand = (folded: string) => folded.includes(foldKeyword(brand));
  const rivals = readKeywordLines(competitors, 'EXACT')
    .filter(({ text, leftOut }) => leftOut === undefined && !isBrand(foldKeyword(text)))
    .map(({ text }) => text);
  const known = new Set(rivals.map(foldKeyword));
  const brandWords = [
    ...new Map(
      [brand, ...texts.filter(([folded]) => isBrand(folded)).map(([, text]) => text)].map((text) => [
        foldKeyword(text),
        text,
      ]),
    ).values(),
  ];
  const categoryWords = texts
    .filter(([folded]) => !isBrand(folded) && !known.has(folded))
    .map(([, text]) => text)
    .slice(0, maxCategoryWords);
  return { brandWords, categoryWords, rivals };
}

const brandOf = (name: string): string => name.split(/[:：|–—-]/)[0]?.trim() ?? name;
const bracketed = (words: readonly string[]): string => words.map((word) => `[${word}]`).join('\n');

/** Never above the cap of its campaign, never nothing. */
const bidOf = (goal: Money, share: number, cap: Money): Money =>
  moneyOf(Math.max(1, Math.min(Math.round(goal.minor * share), cap.minor)), goal.currency);
