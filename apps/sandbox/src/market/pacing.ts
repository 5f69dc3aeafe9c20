import type { Instant } from '../world/entities.ts';
import { budgetAt } from './budget-at.ts';
import type { CampaignLanes } from './campaign-lanes.ts';
import { figureAt } from './lane-market.ts';
import type { Lane } from './lanes.ts';
import type { MonthThird } from './thirds.ts';

/** Chance costs a small budget some of its days; it is aimed at a little above. */
const aim = 1.02;
const aimForFewTaps = 0.3;

type Expected = { cost: number; taps: number };

/** What the lanes live at an instant would cost on a mean day of a third, had they all the money. */
function expectedAt(
  lanes: readonly Lane[],
  figures: Float64Array,
  third: number,
  weights: readonly number[],
  at: Instant,
): Expected {
  let cost = 0;
  let taps = 0;
  lanes.forEach((lane, place) => {
    if (lane.from > at || lane.to <= at) return;
    const figure = figureAt(place, third);
    const tapped = (figures[figure] ?? 0) * (figures[figure + 1] ?? 0) * (weights[lane.curvePosition] ?? 0);
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
 * lasts the day. The share is set at the start of a third and, for what is new since, at its own
 * start; from nothing but what was so at that instant.
 */
export function paceOf(
  { row }: CampaignLanes,
  lanes: readonly Lane[],
  figures: Float64Array,
  third: number,
  { from, to }: MonthThird,
  weights: readonly number[],
): (lane: Lane) => number {
  const paces = new Map<Instant, number>();
  for (const lane of lanes) {
    const at = Math.max(lane.from, from);
    if (lane.from >= to || lane.to <= from || paces.has(at)) continue;
    paces.set(at, paceFor(expectedAt(lanes, figures, third, weights, at), budgetAt(row, at)));
  }
  return (lane) => paces.get(Math.max(lane.from, from)) ?? 1;
}
