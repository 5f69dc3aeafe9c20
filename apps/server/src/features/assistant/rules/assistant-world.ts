import { type Matching, type Measured } from '@tapwright/domain/judge-term';

/** What the assistant looks at: running or not, all of a team that is attached and was not removed. Money in millionths. */
export type AssistantCampaign = {
  readonly campaignId: string;
  readonly adamId: string;
  readonly countries: readonly string[];
  readonly currency: string;
  readonly runs: boolean;
  /** What an install may cost as somebody set it. */
  readonly goal: number | null;
  readonly dailyCap: number | null;
  /** Apple bids. */
  readonly isAutomated: boolean;
};

export type AssistantAdGroup = {
  readonly adGroupId: string;
  readonly campaignId: string;
  readonly runs: boolean;
  readonly bid: number | null;
  readonly goal: number | null;
};

export type AssistantKeyword = {
  readonly keywordId: string;
  readonly adGroupId: string;
  readonly campaignId: string;
  readonly word: string;
  readonly text: string;
  readonly matchType: string;
  /** With its ad group and campaign. */
  readonly runs: boolean;
  /** Its own; without it that of its ad group. */
  readonly bid: number | null;
};

export type AssistantNegative = {
  readonly campaignId: string;
  /** Null: of the whole campaign. */
  readonly adGroupId: string | null;
  readonly text: string;
  readonly matchType: string | null;
};

/** What was searched for, as an ad group met it by one of its keywords or by search match. */
export type MetTerm = Measured & {
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly matching: Matching;
  readonly term: string;
  readonly word: string;
};

/** An app in the same storefronts and the same currency: campaigns between which words can move. */
export type Market = {
  readonly key: string;
  readonly adamId: string;
  readonly countries: readonly string[];
  readonly currency: string;
  readonly campaigns: ReadonlyMap<string, AssistantCampaign>;
  readonly adGroups: ReadonlyMap<string, AssistantAdGroup>;
  readonly keywords: readonly AssistantKeyword[];
  /** Of other campaigns of the app with a storefront of these too: words that stand there are not new. */
  readonly wordsNearby: ReadonlySet<string>;
  readonly negatives: readonly AssistantNegative[];
  readonly terms: readonly MetTerm[];
  /** What an install costs on average where nobody set a goal; null where too few are known. */
  readonly averageCost: number | null;
  readonly rates: Readonly<Record<Matching, number>>;
};

export type TeamAds = {
  readonly campaigns: readonly AssistantCampaign[];
  readonly adGroups: readonly AssistantAdGroup[];
  readonly keywords: readonly AssistantKeyword[];
  readonly negatives: readonly AssistantNegative[];
  readonly terms: readonly MetTerm[];
};

/** Of fewer installs no average stands for a goal. */
const fewestForAverage = 10;
/** Where nothing was tapped yet. */
const usualRate = 0.5;

const marketKey = ({ adamId, currency, countries }: AssistantCampaign): string =>
  [adamId, currency, ...countries.toSorted()].join(' ');

const inPlaceOf = <One extends { campaignId: string }>(all: readonly One[]) => {
  const byCampaign = Map.groupBy(all, ({ campaignId }) => campaignId);
  return (campaigns: ReadonlyMap<string, unknown>): One[] =>
    [...campaigns.keys()].flatMap((campaignId) => byCampaign.get(campaignId) ?? []);
};

export function listMarkets(ads: TeamAds): Market[] {
  const groups = [...Map.groupBy(ads.campaigns, marketKey)];
  const [adGroupsIn, keywordsIn, negativesIn, termsIn] = [
    inPlaceOf(ads.adGroups),
    inPlaceOf(ads.keywords),
    inPlaceOf(ads.negatives),
    inPlaceOf(ads.terms),
  ];
  const wordsIn = new Map(
    groups.map(([key, list]) => [
      key,
      keywordsIn(byId(list)).flatMap(({ word, matchType }) => (matchType === 'EXACT' ? [word] : [])),
    ]),
  );
  return groups.flatMap(([key, list]): Market[] => {
    const [first] = list;
    if (first === undefined) return [];
    const { adamId, countries, currency } = first;
    const campaigns = byId(list);
    const terms = termsIn(campaigns);
    const nearby = groups.flatMap(([other, [one]]) =>
      other !== key && one !== undefined && one.adamId === adamId && overlaps(one.countries, countries)
        ? (wordsIn.get(other) ?? [])
        : [],
    );
    return [
      {
        key,
        adamId,
        countries,
        currency,
        campaigns,
        adGroups: new Map(adGroupsIn(campaigns).map((one) => [one.adGroupId, one])),
        keywords: keywordsIn(campaigns),
        wordsNearby: new Set(nearby),
        negatives: negativesIn(campaigns),
        terms,
        ...averagesOf(terms),
      },
    ];
  });
}

const byId = (list: readonly AssistantCampaign[]) => new Map(list.map((one) => [one.campaignId, one]));
const overlaps = (one: readonly string[], other: readonly string[]) =>
  one.some((country) => other.includes(country));

function averagesOf(terms: readonly MetTerm[]): Pick<Market, 'averageCost' | 'rates'> {
  const all = sumOf(terms);
  const byMatching = Map.groupBy(terms, ({ matching }) => matching);
  const rateOf = (matching: Matching) => {
    const { taps, installs } = sumOf(byMatching.get(matching) ?? []);
    // Worth twenty taps of the market's own mean, so that a few taps do not make a rate.
    const mean = all.taps === 0 ? usualRate : Math.min(1, all.installs / all.taps);
    return (installs + 20 * mean) / (taps + 20);
  };
  return {
    averageCost: all.installs < fewestForAverage ? null : all.spend / all.installs,
    rates: { exact: rateOf('exact'), broad: rateOf('broad'), search: rateOf('search') },
  };
}

/** Of hundreds of thousands, so nothing is made on the way. */
export function sumOf(list: readonly Measured[]): Measured {
  let [spend, impressions, taps, installs] = [0, 0, 0, 0];
  for (const one of list) {
    spend += one.spend;
    impressions += one.impressions;
    taps += one.taps;
    installs += one.installs;
  }
  return { spend, impressions, taps, installs };
}

export type Goals = { readonly low: number; readonly high: number; readonly isSet: boolean };

/** Of several ad groups the strictest and the loosest goal; undefined where there is neither a goal nor an average. */
export function goalsOf(market: Market, adGroupIds: Iterable<string>): Goals | undefined {
  const goals: number[] = [];
  let isSet = true;
  for (const adGroupId of adGroupIds) {
    const adGroup = market.adGroups.get(adGroupId);
    const own = adGroup?.goal ?? market.campaigns.get(adGroup?.campaignId ?? '')?.goal ?? null;
    isSet &&= own !== null;
    const goal = own ?? market.averageCost;
    if (goal !== null && goal > 0) goals.push(goal);
  }
  return goals.length === 0 ? undefined : { low: Math.min(...goals), high: Math.max(...goals), isSet };
}
