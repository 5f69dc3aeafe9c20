import { expect, it } from 'vitest';
import { changeClock } from './change-clock.ts';
import { Clock } from './clock.ts';

it('is stepped by less than what passes meanwhile, and never goes back', () => {
  let machine = 0;
  const clock = new Clock({ at: 0, speed: 1 }, () => (machine += 2));
  const before = clock.now();
  expect(changeClock(clock, { stepMs: 1 })).toMatchObject({ speed: 1 });
  expect(clock.now()).toBeGreaterThan(before);
});
