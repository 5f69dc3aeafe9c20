import { extraSlotsFrom, type WorldFacts } from '../world/facts.ts';
import { runAuctions, severalSlots, singleSlot, type Outcome } from './auction.ts';
import type { Lane } from './lanes.ts';
import { thirdsPerMonth, type MonthThird } from './thirds.ts';
import { interestIn, ranksNeeded, topRanks } from './rival-field.ts';

/**
 * Of a lane in a third: impressions on an ordinary day, taps per impression, price, and the part of
 * auctions that the budget lets it take part in.
 */
const laneFigures = 4;

/** Where the figures of a lane in a third stand. */
export function figureAt(lane: number, third: number): number {
  return (lane * thirdsPerMonth + third) * laneFigures;
}

const scratch = new Float64Array(ranksNeeded);

/** What a lane gets out of the auctions of a third. */
export function outcomeOf(lane: Lane, facts: WorldFacts, { epoch, from, lift }: MonthThird): Outcome {
  const { field, country } = lane.unit;
  const at = Math.max(lane.from, from);
  const count = topRanks(field, epoch, at, lift, scratch);
  const slots = at >= extraSlotsFrom(facts, country) ? severalSlots : singleSlot;
  return runAuctions(lane.rank, scratch, count, field.reserve + lift, slots);
}

/** The figures of all lanes in all thirds of a month, lane by lane. */
export function laneMarket(
  lanes: readonly Lane[],
  facts: WorldFacts,
  thirds: readonly MonthThird[],
): Float64Array {
  const figures = new Float64Array(lanes.length * thirdsPerMonth * laneFigures);
  let place = 0;
  for (const lane of lanes) {
    for (const third of thirds) {
      if (lane.to > third.from && lane.from < third.to) {
        const outcome = outcomeOf(lane, facts, third);
        figures[place] = lane.searches * outcome.share * interestIn(lane.unit.field, third.epoch);
        figures[place + 1] = lane.ttr * outcome.tapShare;
        figures[place + 2] = Math.min(lane.bid, Math.round(lane.bid * outcome.pricePart) + 100);
      }
      place += laneFigures;
    }
  }
  return figures;
}
