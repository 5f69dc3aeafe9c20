import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singleSlot, severalSlots, runAuctions } from './auction.ts';
import { makeSmallWorld, sumOf, stampAt, since } from '../testing/small-world.ts';
import type { Measures } from '../counts/measures.ts';

const ranks = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), { maxLength: 3 })
  .map((list) => Float64Array.from(list.toSorted((one, other) => other - one)));

describe('an auction', () => {
  it('never gives a higher bid less, and never charges more than the bid', () => {
    const bid = fc.double({ min: -4, max: 4, noNaN: true });
    const raise = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        ranks,
        bid,
        raise,
        fc.constantFrom(singleSlot, severalSlots),
        (rivals, rank, more, slots) => {
          const low = runAuctions(rank, rivals, rivals.length, -2, slots);
          const high = runAuctions(rank + more, rivals, rivals.length, -2, slots);
          expect(high.firstShare).toBeGreaterThanOrEqual(low.firstShare - 1e-12);
          expect(high.share * high.tapShare).toBeGreaterThanOrEqual(low.share * low.tapShare - 1e-9);
          expect(high.pricePart).toBeLessThanOrEqual(1);
          expect(high.share).toBeLessThanOrEqual(1.51);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('is dearer with a stronger rival', () => {
    const alone = runAuctions(1, Float64Array.of(-1), 1, -2, singleSlot);
    const pressed = runAuctions(1, Float64Array.of(0.8), 1, -2, singleSlot);
    expect(pressed.pricePart).toBeGreaterThan(alone.pricePart);
    expect(pressed.share).toBeLessThan(alone.share);
  });
});

describe('the price of a tap', () => {
  const slots = [
    { load: 1, tapShare: 1 },
    { load: 1, tapShare: 0.5 },
  ];

  /** In logarithms, as ranks are. */
  const paid = (rank: number, ...rivals: number[]): number =>
    rank +
    Math.log(runAuctions(rank, Float64Array.from(rivals), rivals.length, -2, slots.slice(0, 1)).pricePart);

  it('is just what keeps the ad above the next, however far above it bids', () => {
    expect(paid(4, 0.5)).toBeCloseTo(0.5, 2);
    expect(paid(6, 0.5)).toBeCloseTo(0.5, 2);
    expect(paid(6, 1.5, 0.5)).toBeCloseTo(1.5, 2);
    expect(paid(4)).toBeCloseTo(-2, 2);
  });

  it('in a lower slot is that of the rank below it', () => {
    const second = runAuctions(2, Float64Array.of(6, 0), 2, -4, slots);
    expect(second.above).toBeCloseTo(1, 1);
    expect(2 + Math.log(second.pricePart)).toBeCloseTo(0, 1);
  });
});

const months = { from: '2025-03-01', to: '2025-04-30' };
const tenDays = { from: '2025-03-01', to: '2025-03-10' };

function keywordAt(bid: number, range = months, place = 0): Measures {
  const made = makeSmallWorld();
  const id = made.exactIds[place] ?? 0;
  made.world.keywords.change(id, { bid }, stampAt(since + 1000));
  return sumOf(made.query(range).filter((row) => row.keywordId === id));
}

describe('a keyword', () => {
  const bids = [20, 40, 60, 90, 130, 180, 260, 380, 560, 900];
  const measured = bids.map((bid) => keywordAt(bid));

  it('gets more impressions for every raise, and fewer for every cut', () => {
    const impressions = measured.map((measures) => measures.impressions);
    expect(impressions).toEqual(impressions.toSorted((one, other) => one - other));
    expect(impressions.at(-1)).toBeGreaterThan(2 * (impressions[3] ?? 0));
  });

  it('never loses an impression for a raise, however small', () => {
    const impressions = Array.from(
      { length: 16 },
      (_, raise) => keywordAt(100 + raise, tenDays, 4).impressions,
    );
    expect(impressions).toEqual(impressions.toSorted((one, other) => one - other));
  });

  it('pays for each further tap more than for those before', () => {
    const paid = measured.map(({ taps, spend }) => spend / taps);
    expect(paid).toEqual(paid.toSorted((one, other) => one - other));
    const firstTaps = (measured[4]?.taps ?? 0) - (measured[3]?.taps ?? 0);
    const lastTaps = (measured[9]?.taps ?? 0) - (measured[8]?.taps ?? 0);
    const firstRaise = (bids[4] ?? 0) - (bids[3] ?? 0);
    const lastRaise = (bids[9] ?? 0) - (bids[8] ?? 0);
    expect(lastTaps / lastRaise).toBeLessThan(firstTaps / firstRaise);
  });

  it('never pays more than its bid for a tap', () => {
    measured.forEach(({ taps, spend }, place) =>
      expect(spend).toBeLessThanOrEqual(taps * (bids[place] ?? 0)),
    );
  });
});
