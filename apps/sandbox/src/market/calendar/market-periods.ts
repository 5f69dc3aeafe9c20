import type { Instant } from '../../world/entities.ts';
import { pricesOnDay } from '../demand/seasonality.ts';
import { daysIn, firstDayOf, startOfDay, type MonthNumber } from './zone-days.ts';

/** Rivals change their bids three times a month; in between the market is constant but for the days of the week. */
export type MarketPeriod = {
  /** Counts periods since the year 0. */
  epoch: number;
  /** Position of its first day in the month, and how many days it has. */
  firstIndex: number;
  days: number;
  from: Instant;
  to: Instant;
  /** Logarithm by which everybody's bids stand above their yearly mean. */
  lift: number;
};

export const periodsPerMonth = 3;
const usualDays = 10;

export function periodOf(dayIndex: number): number {
  return Math.min(periodsPerMonth - 1, Math.floor(dayIndex / usualDays));
}

export function periodsIn(zone: string, month: MonthNumber): MarketPeriod[] {
  const firstDay = firstDayOf(month);
  return Array.from({ length: periodsPerMonth }, (_, index) => {
    const firstIndex = index * usualDays;
    const days = index === periodsPerMonth - 1 ? daysIn(month) - firstIndex : usualDays;
    return {
      epoch: month * periodsPerMonth + index,
      firstIndex,
      days,
      from: startOfDay(zone, firstDay + firstIndex),
      to: startOfDay(zone, firstDay + firstIndex + days),
      lift: Math.log(pricesOnDay(firstDay + firstIndex + days / 2)),
    };
  });
}
