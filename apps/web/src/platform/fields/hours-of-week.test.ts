import { expect, test } from 'vitest';
import { hourOf, hoursBetween, nightHours, workingHours } from './hours-of-week.ts';

test('a rectangle that was drawn from Sunday back to Saturday is Apple’s hours of both days', () => {
  const weekend = hoursBetween({ row: 6, hour: 3 }, { row: 5, hour: 2 });
  expect(weekend.toSorted((one, other) => one - other)).toEqual([
    hourOf(0, 2),
    hourOf(0, 3),
    hourOf(6, 2),
    hourOf(6, 3),
  ]);
});

test('nights are of all days, working hours of Monday to Friday', () => {
  expect(nightHours).toHaveLength(7 * 6);
  expect([workingHours[0], workingHours.at(-1)]).toEqual([hourOf(1, 8), hourOf(5, 17)]);
});
