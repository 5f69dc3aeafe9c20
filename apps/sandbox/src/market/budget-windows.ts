import type { BudgetSegment } from './budget.ts';
import type { DrawnDay } from './drawn-day.ts';
import type { Spenders } from './spenders.ts';
import type { Windows } from './windows.ts';

/** Serves each stretch until its money is gone; a raised budget opens the rest of the day again. */
export function windowsOf(
  day: DrawnDay,
  spenders: Spenders,
  segments: readonly BudgetSegment[],
  spentInMonth: number,
): { windows: Windows; spent: number } {
  const windows: number[] = [];
  let spent = 0;
  for (const { from, to, dailyCap, monthCap } of segments) {
    const allowed = Math.min(dailyCap - spent, monthCap - spentInMonth - spent);
    if (allowed <= 0) continue;
    const whole = spenders.look(day, from, to);
    const open = whole <= allowed ? { to, spent: whole } : spenders.lastMinute(day, from, to, allowed, whole);
    spent += open.spent;
    windows.push(from, open.to);
  }
  const isOpen = windows.every(
    (edge, place) => place % 2 === 0 || edge === (windows[place + 1] ?? day.length),
  );
  return { windows: isOpen && windows[0] === 0 ? null : windows, spent };
}
