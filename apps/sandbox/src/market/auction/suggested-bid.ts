import { getUnitsPerDollar } from '../../world/currencies.ts';
import type { Hundredths, Instant } from '../../world/entities.ts';
import { rankFor } from './auction.ts';
import type { CampaignEntries } from './campaign-entries.ts';
import { qualityOf } from './auction-entries.ts';
import { ranksNeeded, topRanks } from './rival-field.ts';
import { periodOf, periodsIn } from '../calendar/market-periods.ts';
import type { Unit } from './units.ts';
import { dayAt, firstDayOf, monthOf } from '../calendar/zone-days.ts';

/** Part of the auctions that a suggested bid would win the first slot in. */
const wishedPart = 0.6;

function dollarsFor(unit: Unit, epoch: number, at: Instant, lift: number): number {
  const ranks = new Float64Array(ranksNeeded);
  const count = topRanks(unit.field, epoch, at, lift, ranks);
  const reserve = unit.field.reserve + lift;
  const threshold = count > 0 ? Math.max(ranks[0] ?? reserve, reserve) : reserve;
  return Math.exp(rankFor(wishedPart, threshold) - qualityOf(unit.demand, unit.demand.ttr));
}

/** The bid that would do well on a keyword now, as a mean over its countries; null before it ever could serve. */
export function suggestBid(
  units: readonly Unit[],
  { zone, currency }: CampaignEntries,
  at: Instant,
): Hundredths | null {
  const day = dayAt(zone, at);
  const period = periodsIn(zone, monthOf(day))[periodOf(day - firstDayOf(monthOf(day)))];
  const served = units.filter((unit) => unit.demand.searches > 0);
  if (served.length === 0 || !period) return null;
  const dollars =
    served.reduce((sum, unit) => sum + dollarsFor(unit, period.epoch, at, period.lift), 0) / served.length;
  return Math.ceil(dollars * getUnitsPerDollar(currency) * 100);
}
