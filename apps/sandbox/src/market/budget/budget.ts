import type { Campaign, Hundredths, Instant } from '../../world/entities.ts';
import { stateAt, type Row } from '../../world/table.ts';
import { budgetAt } from './budget-at.ts';
import type { MonthEntries } from '../auction/month-entries.ts';

/** A daily budget is an average: on busy days the platform spends up to this much more. */
const maxOverspend = 0.15;

/** Months a campaign pays for are never longer than this many daily budgets. */
const daysPaidPerMonth = 30.4;

/**
 * The most a campaign may have spent in its month by the end of it, as known at an instant of one
 * of its days: days gone by count with their own budget, all others with the present one. With an
 * end date no more than its days' budgets.
 */
function monthAllowance(row: Row<Campaign>, month: MonthEntries, dayIndex: number, at: Instant): Hundredths {
  const present = budgetAt(row, at);
  const campaign = stateAt(row, at);
  const startAt = campaign?.startAt ?? Number.NEGATIVE_INFINITY;
  const endAt = campaign?.endAt ?? null;
  let whole = 0;
  let active = 0;
  for (let index = 0; index < month.days; index += 1) {
    const budget = index < dayIndex ? budgetAt(row, month.startOf(index + 1) - 1) : present;
    whole += budget;
    const runs = month.startOf(index + 1) > startAt && (endAt === null || month.startOf(index) < endAt);
    if (runs) active += budget;
  }
  const allowance = (whole * daysPaidPerMonth) / month.days;
  return Math.floor(endAt === null ? allowance : Math.min(allowance, active));
}

/** A segment of a day with one budget, in milliseconds since midnight. */
export type BudgetSegment = { from: number; to: number; dailyCap: Hundredths; monthCap: Hundredths };

/** The budgets of a day in the order in which they applied. */
export function listBudgetSegments(
  row: Row<Campaign>,
  month: MonthEntries,
  dayIndex: number,
): BudgetSegment[] {
  const start = month.startOf(dayIndex);
  const length = month.lengthOf(dayIndex);
  const changes = row.versions.map((version) => version.by.at - start).filter((at) => at > 0 && at < length);
  const froms = [0, ...new Set(changes)];
  return froms.map((from, index) => ({
    from,
    to: froms[index + 1] ?? length,
    dailyCap: Math.floor(budgetAt(row, start + from) * (1 + maxOverspend)),
    monthCap: monthAllowance(row, month, dayIndex, start + from),
  }));
}
