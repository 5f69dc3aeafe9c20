import type { Currency } from './currencies.ts';

/** Amounts are smallest units of the ad account's currency; null where there is none. */
export type CampaignState = {
  adAccountId: string;
  name: string;
  isRemoved: boolean;
  /** Ours alone: paused, and hidden. */
  isArchived?: boolean | undefined;
  status: 'running' | 'paused';
  dailyCap: number | null;
  totalBudget: number | null;
  cpaGoal: number | null;
  /** Ours alone: paused when its CPA goal is missed, instead of only telling. */
  pausesAtGoal?: boolean | undefined;
  countries: readonly string[];
  /** The app it promotes, and where; both stay as they were made. */
  adamId: string;
  placement: string;
  /** Apple's; automated where nobody bids. */
  bidStrategy: string;
  /** ISO 8601. Without a start it has started. */
  startTime: string | null;
  endTime: string | null;
};

export type AdGroupState = {
  campaignId: string;
  name: string;
  isRemoved: boolean;
  isArchived?: boolean | undefined;
  status: 'running' | 'paused';
  bid: number | null;
  cpaGoal: number | null;
  searchMatch: boolean;
  startTime: string | null;
  endTime: string | null;
} & AudienceState;

/** Whom an ad group reaches; an empty list: everybody. */
export type AudienceState = {
  devices: readonly string[];
  genders: readonly string[];
  minAge: number | null;
  maxAge: number | null;
  customerType: CustomerType;
  /** Places inside of the campaign's countries, by Apple's ids. */
  regions: readonly string[];
  cities: readonly string[];
  /** Hours of the week from Sunday 00:00, in the ad account's zone. */
  hours: readonly number[];
};
/** `other`: named by apps in a way that only Apple's console can. */
export const customerTypes = ['all', 'new', 'returning', 'other'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const everybody: AudienceState = {
  devices: [],
  genders: [],
  minAge: null,
  maxAge: null,
  customerType: 'all',
  regions: [],
  cities: [],
  hours: [],
};

export type KeywordState = {
  adGroupId: string;
  text: string;
  matchType: string;
  isRemoved: boolean;
  status: 'running' | 'paused';
  /** Null: its ad group's. */
  bid: number | null;
};

export type NegativeState = {
  campaignId: string;
  /** Null: it holds for the whole campaign. */
  adGroupId: string | null;
  text: string;
  matchType: string;
  isRemoved: boolean;
  status: 'running' | 'paused';
};

/** A product page that an ad group shows instead of the default one. */
export type VariationState = {
  adGroupId: string;
  name: string;
  /** Chosen as it is made, and never changed; null: the default one. Left out while its creative was not read. */
  productPageId?: string | null | undefined;
  isRemoved: boolean;
  status: 'running' | 'paused';
};

export type AdState = {
  campaign: CampaignState;
  adGroup: AdGroupState;
  keyword: KeywordState;
  negativeKeyword: NegativeState;
  ad: VariationState;
};
export type AdKind = keyof AdState;
export const adKinds = [
  'campaign',
  'adGroup',
  'keyword',
  'negativeKeyword',
  'ad',
] as const satisfies AdKind[];

export type AdEdit<Kind extends AdKind = AdKind> = {
  [Each in Kind]: {
    kind: Each;
    id: string;
    intent: 'create' | 'update' | 'remove';
    /** Everything for a creation, what is touched for an update. */
    after: Partial<AdState[Each]>;
  };
}[Kind];

/** What the rules look at: what stands now, and what will stand after the set. */
export type AdWorld = {
  now: Date;
  /** Of the ad account that a campaign is in. */
  currencyOf: (adAccountId: string) => {
    currency: Currency;
    perUsd: number | undefined;
    /** We pay Apple for it, so a total budget has to be named. */
    isPaidByUs?: boolean;
  };
  find: <Kind extends AdKind>(kind: Kind, id: string) => AdState[Kind] | undefined;
  /** As it stands now. */
  findBefore: <Kind extends AdKind>(kind: Kind, id: string) => AdState[Kind] | undefined;
  /** Names in the ad account, or in the campaign, folded, of all but this one, that will stand. */
  isNameTaken: (kind: 'campaign' | 'adGroup', id: string, state: { name: string }) => boolean;
  /** Whether another keyword or negative of the same place will be the same one. */
  isKeyTaken: (kind: 'keyword' | 'negativeKeyword', id: string) => boolean;
  countKeywords: (adGroupId: string) => number;
  /** Another one of the ad group that will run; Apple lets one run. */
  findOtherRunning: (adGroupId: string, adId: string) => AdState['ad'] | undefined;
  /** Another one of the ad group that shows the same page. */
  findOtherOfPage: (adGroupId: string, adId: string) => AdState['ad'] | undefined;
  /** Of the ad groups that will stand in a campaign. */
  highestBid: (campaignId: string) => number | null;
  countKeywordsAbove: (adGroupId: string, bid: number) => number;
  /** The lowest bid it has had in the last seven days. */
  lowestRecentBid: (keywordId: string) => number | null;
};
