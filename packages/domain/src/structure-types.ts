import type { StructureRole } from './structure-names.ts';

export type AuditedKeyword = {
  keywordId: string;
  text: string;
  matchType: string;
  isRunning: boolean;
  /** Smallest units of the currency; null: that of its ad group. */
  bid: number | null;
  /** Of the days that are looked at. */
  impressions: number;
  installs: number;
  spend: number;
};
export type AuditedNegative = {
  negativeKeywordId: string;
  text: string;
  matchType: string;
  isRunning: boolean;
};
export type AuditedAdGroup = {
  adGroupId: string;
  name: string;
  isRunning: boolean;
  /** Whether it has stood for all days that are looked at. */
  isOld: boolean;
  searchMatch: boolean;
  bid: number | null;
  impressions: number;
  taps: number;
  spend: number;
  keywords: readonly AuditedKeyword[];
  negatives: readonly AuditedNegative[];
};
export type AuditedCampaign = {
  campaignId: string;
  name: string;
  /** What it is for; null where nobody knows, and then only what needs no role is looked at. */
  role: StructureRole | null;
  countries: readonly string[];
  isRunning: boolean;
  negatives: readonly AuditedNegative[];
  adGroups: readonly AuditedAdGroup[];
  /** What it spent on searches for these very words, by the folded word. */
  terms: ReadonlyMap<string, number>;
};
export type AuditedApp = {
  campaigns: readonly AuditedCampaign[];
  /** Product pages that can be shown. */
  pages: readonly { productPageId: string; name: string; isUsed: boolean }[];
};

export type StructurePlan = {
  /** Null: nobody has said how campaigns are called. */
  nameTemplate: string | null;
  appName: string;
  roleNames: Readonly<Record<StructureRole, string>>;
  /** The highest bid; null: there is none. */
  bidCeiling: number | null;
  /** How many days spend and impressions are of. */
  days: number;
};

export const structureFaults = [
  'missingNegative',
  'twoOwners',
  'searchMatchOn',
  'blocksOwn',
  'bidAboveCeiling',
  'emptyAdGroup',
  'deadAdGroup',
  'wrongMatch',
  'deadKeyword',
  'nameOffTemplate',
  'nameOffStorefront',
  'pageUnused',
] as const;
export type StructureFault = (typeof structureFaults)[number];

/** What one press would change. */
export type StructureMend =
  | { does: 'addNegatives'; words: readonly string[] }
  | { does: 'removeNegative'; negativeKeywordId: string }
  | { does: 'pauseKeywords'; keywordIds: readonly string[] }
  /** Paused, and made anew as exact where it is not there yet. */
  | { does: 'makeExact'; keywordId: string; text: string; isThere: boolean }
  | { does: 'setBid'; keywordId: string | null; bid: number }
  | { does: 'pauseAdGroup' }
  | { does: 'switchSearchMatchOff' }
  | { does: 'rename'; name: string };

export type StructureFinding = {
  fault: StructureFault;
  campaignId: string | null;
  adGroupId: string | null;
  /** The word, name or page that it is about. */
  about: string;
  /** Where several are meant; otherwise one. */
  count: number;
  /** What a day is spent on it, in smallest units; null where no money can be told. */
  stake: number | null;
  /** Null: only a person can decide. */
  mend: StructureMend | null;
};
