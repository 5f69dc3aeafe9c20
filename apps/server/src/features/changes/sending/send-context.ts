import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import type { Currency } from '@tapwright/domain/currencies';
import type { Deps } from '../../../platform/deps.ts';

/** The way of one ad account's edits to Apple. */
export type SendContext = {
  deps: Deps;
  teamId: number;
  adAccountId: string;
  campaignGroupId: number;
  calls: AdAccountCalls;
  currency: Currency;
  /** As Apple writes it in this ad account. */
  currencyName: string;
  signal: AbortSignal;
  /** Items of one call; halved when Apple refuses one for its size. */
  batchSize: number;
  /** When a message about a set was published last, by set. */
  publishedAt: Map<number, number>;
};

/** What Apple asks of us while we write: a person waits, but not for longer than this. */
export const maxWaitMs = 20_000;
