import { extraSlotsFrom, type WorldFacts } from '../../world/facts.ts';
import { runAuctions, severalSlots, singleSlot, type Outcome } from './auction.ts';
import type { AuctionEntry } from './auction-entries.ts';
import { periodsPerMonth, type MarketPeriod } from '../calendar/market-periods.ts';
import { interestIn, ranksNeeded, topRanks } from './rival-field.ts';

/**
 * Of an entry in a period: impressions on an ordinary day, taps per impression, price, and the part of
 * auctions that the budget lets it take part in.
 */
const figuresPerEntry = 4;

/** Where the figures of an entry in a period stand. */
export function figureAt(entry: number, period: number): number {
  return (entry * periodsPerMonth + period) * figuresPerEntry;
}

const scratch = new Float64Array(ranksNeeded);

/** What an entry gets out of the auctions of a period. */
export function outcomeOf(
  entry: AuctionEntry,
  facts: WorldFacts,
  { epoch, from, lift }: MarketPeriod,
): Outcome {
  const { field, country } = entry.unit;
  const at = Math.max(entry.from, from);
  const count = topRanks(field, epoch, at, lift, scratch);
  const slots = at >= extraSlotsFrom(facts, country) ? severalSlots : singleSlot;
  return runAuctions(entry.rank, scratch, count, field.reserve + lift, slots);
}

/** The figures of all entries in all periods of a month, entry by entry. */
export function entryFigures(
  entries: readonly AuctionEntry[],
  facts: WorldFacts,
  periods: readonly MarketPeriod[],
): Float64Array {
  const figures = new Float64Array(entries.length * periodsPerMonth * figuresPerEntry);
  let place = 0;
  for (const entry of entries) {
    for (const period of periods) {
      if (entry.to > period.from && entry.from < period.to) {
        const outcome = outcomeOf(entry, facts, period);
        figures[place] = entry.searches * outcome.share * interestIn(entry.unit.field, period.epoch);
        figures[place + 1] = entry.ttr * outcome.tapShare;
        figures[place + 2] = Math.min(entry.bid, Math.round(entry.bid * outcome.pricePart) + 100);
      }
      place += figuresPerEntry;
    }
  }
  return figures;
}
