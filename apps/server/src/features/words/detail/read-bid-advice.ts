import type { WordBid } from '@tapwright/contracts/word-detail';
import { adviseBid } from '@tapwright/domain/advise-bid';
import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { addMeasured, type Measured, nothingMeasured } from '@tapwright/domain/judge-term';
import { amountOfMicros } from '@tapwright/domain/money';
import type { Connection } from '../../../platform/db/database.ts';
import type { WordPlace } from '../known-words-store.ts';
import type { KeywordUse } from '../word-uses-store.ts';
import { type Catcher, findGoal } from './word-detail-store.ts';
import { findPlaceRate, listSuggestedBids } from './word-bid-store.ts';

type Asked = {
  word: string;
  uses: readonly KeywordUse[];
  catchers: readonly Catcher[];
};

const microsOf = (amount: string | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Math.round(Number(amount) * 1_000_000);
const highest = (all: readonly (number | null)[]): number | null => {
  const known = all.flatMap((one) => one ?? []);
  return known.length === 0 ? null : Math.max(...known);
};

/** A bid for a word in this place, with all that it is reckoned from; without one currency nothing is reckoned. */
export async function readBidAdvice(
  db: Connection,
  place: WordPlace,
  { uses, catchers }: Asked,
): Promise<WordBid> {
  const running = uses.filter(({ isRunning }) => isRunning);
  const adGroupIds = [...new Set([...uses, ...catchers].map(({ adGroupId }) => adGroupId))];
  const [[goalRow], usualRate, suggestedBids] = await Promise.all([
    findGoal(db, place, adGroupIds),
    findPlaceRate(db, place),
    listSuggestedBids(
      db,
      place,
      uses.map(({ keywordId }) => keywordId),
    ),
  ]);
  const currency = goalRow?.currency ?? null;
  const measured = catchers.map(measuredOf).reduce(addMeasured, nothingMeasured);
  const now = highest(running.map(({ bid }) => microsOf(bid)));
  const suggested = highest(suggestedBids.map(microsOf));
  const decimals = currencyDecimals[findCurrency(currency ?? '') ?? 'USD'];
  const goalMinor = goalRow?.goalMinor ?? null;
  const goal = goalMinor === null ? null : goalMinor * 10 ** (6 - decimals);
  const { bid, by, isStep, rate } =
    currency === null
      ? { ...adviseBid({ measured, usualRate, goal: null, suggested: null }) }
      : adviseBid({ measured, usualRate, goal, suggested });
  const write = (micros: number | null) =>
    micros === null || currency === null ? null : amountOfMicros(micros, currency);
  return {
    currency,
    now: write(now),
    bid: write(bid),
    by,
    isStep,
    rate,
    taps: measured.taps,
    perTap: write(measured.taps === 0 ? null : measured.spend / measured.taps),
    goal: write(goal),
    suggested: write(suggested),
  };
}

/** In the currency of the ad account. */
const measuredOf = ({ own, impressions, taps, tapInstalls }: Catcher): Measured => ({
  spend: own ?? 0,
  impressions: impressions ?? 0,
  taps: taps ?? 0,
  installs: tapInstalls ?? 0,
});
