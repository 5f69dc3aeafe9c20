import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseBid } from './advise-bid.ts';

const unit = 1_000_000;
const of = (taps: number, installs: number, perTap = unit) => ({
  spend: taps * perTap,
  impressions: taps * 10,
  taps,
  installs,
});
const asked = { usualRate: 0.5, goal: 2 * unit, suggested: null };

test('a bid is what a tap is worth at the goal', () => {
  const { bid, by, isStep } = adviseBid({ ...asked, measured: of(1000, 550) });
  expect([by, isStep]).toEqual(['goal', false]);
  expect((bid ?? 0) / unit).toBeCloseTo(1.1, 1);
});

test('it moves by a part of what taps have cost at most, and says so', () => {
  expect(adviseBid({ ...asked, measured: of(1000, 900) })).toMatchObject({ bid: 1.2 * unit, isStep: true });
  expect(adviseBid({ ...asked, measured: of(1000, 100) })).toMatchObject({ bid: 0.7 * unit, isStep: true });
});

test('without a goal, or of too few taps, it is what Apple suggests; without that there is none', () => {
  const suggested = 1.75 * unit;
  expect(adviseBid({ ...asked, goal: null, suggested, measured: of(500, 250) })).toMatchObject({
    bid: suggested,
    by: 'apple',
  });
  expect(adviseBid({ ...asked, suggested, measured: of(9, 9) })).toMatchObject({ by: 'apple' });
  expect(adviseBid({ ...asked, measured: of(9, 9) })).toMatchObject({ bid: null, by: 'nothing' });
  expect(adviseBid({ ...asked, measured: of(0, 0) }).rate).toBeNull();
});

test('whatever is measured, a bid stays within its steps and a rate within its band', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 5000 }),
      fc.integer({ min: 0, max: 6000 }),
      fc.double({ min: 0.1, max: 20, noNaN: true }),
      (taps, installs, perTap) => {
        const measured = of(taps, installs, Math.round(perTap * unit));
        const { bid, rate } = adviseBid({ ...asked, measured });
        const paid = measured.spend / taps;
        expect(bid).toBeGreaterThanOrEqual(paid * 0.7 - 1);
        expect(bid).toBeLessThanOrEqual(paid * 1.2 + 1);
        expect(rate?.low).toBeLessThanOrEqual(rate?.seen ?? 0);
        expect(rate?.high).toBeGreaterThanOrEqual(rate?.seen ?? 1);
      },
    ),
  );
});
