import type { Instant } from '../world/entities.ts';
import { pricesOnDay } from './seasonality.ts';
import { daysIn, firstDayOf, startOfDay, type MonthNumber } from './zone-days.ts';

/** Rivals think again three times a month; in between the market stands still but for the days of the week. */
export type MonthThird = {
  /** Counts thirds since the year 0. */
  epoch: number;
  /** Position of its first day in the month, and how many days it has. */
  firstIndex: number;
  days: number;
  from: Instant;
  to: Instant;
  /** Logarithm by which everybody's bids stand above their yearly mean. */
  lift: number;
};

export const thirdsPerMonth = 3;
const usualDays = 10;

export function thirdOf(dayIndex: number): number {
  return Math.min(thirdsPerMonth - 1, Math.floor(dayIndex / usualDays));
}

export function thirdsIn(zone: string, month: MonthNumber): MonthThird[] {
  const firstDay = firstDayOf(month);
  return Array.from({ length: thirdsPerMonth }, (_, index) => {
    const firstIndex = index * usualDays;
    const days = index === thirdsPerMonth - 1 ? daysIn(month) - firstIndex : usualDays;
    return {
      epoch: month * thirdsPerMonth + index,
      firstIndex,
      days,
      from: startOfDay(zone, firstDay + firstIndex),
      to: startOfDay(zone, firstDay + firstIndex + days),
      lift: Math.log(pricesOnDay(firstDay + firstIndex + days / 2)),
    };
  });
}
