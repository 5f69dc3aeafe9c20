import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approach, maxNewRows, paceAfter } from './approach.ts';

const place = fc.integer({ min: 0, max: 400 });
const range = fc.tuple(place, place).map(([one, other]) => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
}));

test('a step draws no more new rows than a frame has time for, and steps come to an end at what is wanted', () => {
  fc.assert(
    fc.property(range, range, range, (before, wanted, seen) => {
      let drawn = before;
      for (let steps = 0; steps < 60; steps += 1) {
        const next = approach(drawn, wanted, seen);
        expect(next.from).toBeGreaterThanOrEqual(wanted.from);
        expect(next.to).toBeLessThanOrEqual(wanted.to);
        const kept = Math.max(0, Math.min(next.to, drawn.to) - Math.max(next.from, drawn.from));
        expect(next.to - next.from - kept).toBeLessThanOrEqual(maxNewRows);
        drawn = next;
      }
      expect(drawn.to - drawn.from).toBe(wanted.to - wanted.from);
    }),
  );
});

test('a short way is drawn at once', () => {
  expect(approach({ from: 0, to: 40 }, { from: 4, to: 48 }, { from: 16, to: 36 })).toEqual({
    from: 4,
    to: 48,
  });
});

test('far away, what is seen is drawn first', () => {
  const seen = { from: 900, to: 918 };
  const wanted = { from: 884, to: 932 };
  expect(approach({ from: 0, to: 40 }, wanted, seen)).toEqual({ from: 900, to: 908 });
  expect(approach({ from: 900, to: 916 }, wanted, seen)).toEqual({ from: 900, to: 924 });
});

test('where frames take long fewer rows are drawn in each, and more again once they do not', () => {
  const slow = [80, 60, 60, 40].reduce(paceAfter, maxNewRows);
  expect(slow).toBe(3);
  expect([25, 25].reduce(paceAfter, slow)).toBe(3);
  expect([16, 17, 16, 16, 16, 16, 16].reduce(paceAfter, slow)).toBe(maxNewRows);
});
