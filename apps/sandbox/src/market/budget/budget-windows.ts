import type { BudgetSegment } from './budget.ts';
import type { DrawnDay } from '../delivery/drawn-day.ts';
import type { BudgetExhaustion } from './budget-exhaustion.ts';
import type { Windows } from './windows.ts';

/** Serves each segment until its money is gone; a raised budget opens the rest of the day again. */
export function windowsOf(
  day: DrawnDay,
  exhaustion: BudgetExhaustion,
  segments: readonly BudgetSegment[],
  spentInMonth: number,
): { windows: Windows; spent: number } {
  const windows: number[] = [];
  let spent = 0;
  for (const { from, to, dailyCap, monthCap } of segments) {
    const allowed = Math.min(dailyCap - spent, monthCap - spentInMonth - spent);
    if (allowed <= 0) continue;
    const whole = exhaustion.costBetween(day, from, to);
    const open =
      whole <= allowed ? { to, spent: whole } : exhaustion.lastMinute(day, from, to, allowed, whole);
    spent += open.spent;
    windows.push(from, open.to);
  }
  const isOpen = windows.every(
    (edge, place) => place % 2 === 0 || edge === (windows[place + 1] ?? day.length),
  );
  return { windows: isOpen && windows[0] === 0 ? null : windows, spent };
}
