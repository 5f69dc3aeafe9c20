import type { Instant } from '../../world/entities.ts';
import { budgetAt } from './budget-at.ts';
import type { CampaignEntries } from '../auction/campaign-entries.ts';
import { figureAt } from '../auction/entry-figures.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import type { MarketPeriod } from '../calendar/market-periods.ts';

/** Chance costs a small budget some of its days; it is aimed at a little above. */
const aim = 1.02;
const aimForFewTaps = 0.3;

type Expected = { cost: number; taps: number };

/** What the entries live at an instant would cost on a mean day of a period, had they all the money. */
function expectedAt(
  entries: readonly AuctionEntry[],
  figures: Float64Array,
  period: number,
  weights: readonly number[],
  at: Instant,
): Expected {
  let cost = 0;
  let taps = 0;
  entries.forEach((entry, place) => {
    if (entry.from > at || entry.to <= at) return;
    const figure = figureAt(place, period);
    const tapped =
      (figures[figure] ?? 0) * (figures[figure + 1] ?? 0) * (weights[entry.profilePosition] ?? 0);
    taps += tapped;
    cost += (tapped * (figures[figure + 2] ?? 0)) / 100;
  });
  return { cost, taps };
}

function paceFor({ cost, taps }: Expected, budget: number): number {
  if (cost === 0) return 1;
  const boughtTaps = taps * Math.min(1, budget / cost);
  return Math.min(1, (budget * (aim + aimForFewTaps / Math.sqrt(boughtTaps + 1))) / cost);
}

/**
 * A budget that cannot pay for everything takes part in a share of the auctions only, so that it
 * lasts the day. The share is set at the start of a period and, for what is new since, at its own
 * start; from nothing but what was so at that instant.
 */
export function paceOf(
  { row }: CampaignEntries,
  entries: readonly AuctionEntry[],
  figures: Float64Array,
  period: number,
  { from, to }: MarketPeriod,
  weights: readonly number[],
): (entry: AuctionEntry) => number {
  const paces = new Map<Instant, number>();
  for (const entry of entries) {
    const at = Math.max(entry.from, from);
    if (entry.from >= to || entry.to <= from || paces.has(at)) continue;
    paces.set(at, paceFor(expectedAt(entries, figures, period, weights, at), budgetAt(row, at)));
  }
  return (entry) => paces.get(Math.max(entry.from, from)) ?? 1;
}
