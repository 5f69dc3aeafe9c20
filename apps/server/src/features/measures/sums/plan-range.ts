import { addDays, type Day, daysBetween, firstOfMonth, getDay, weekdayOf } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';

/** Which days of an ad account are covered, and as what. Ranges in their order, not touching each other. */
export type Coverage = Readonly<Record<'day' | 'week' | 'month', readonly DayRange[]>>;

export const noCoverage: Coverage = { day: [], week: [], month: [] };

/** Where the figures of a range are read. `minus`: days that a month holds beyond the end of the range. */
export type Part =
  | { from: 'days'; first: Day; last: Day; sign: 1 | -1 }
  | { from: 'months'; first: Day; last: Day }
  | { from: 'periods'; span: 'week' | 'month'; startsOn: Day }
  | { from: 'hours'; day: Day; until: number; currency: string };

export type RangePlan = {
  parts: readonly Part[];
  /** The parts of the range that are counted by days, or by the sums of them. */
  days: readonly DayRange[];
  gaps: readonly DayRange[];
  /** Days reported only as part of a whole week or month, which the range holds whole or not. */
  wholeOnly: readonly (DayRange & { isCounted: boolean })[];
};

type Source = 'day' | 'week' | 'month';

const plans = new WeakMap<Coverage, Map<string, RangePlan>>();

/** The same for the same, since one answer asks for it many times: for its sums, its slots, and its edges. */
export function planRange(range: DayRange, coverage: Coverage): RangePlan {
  const known = plans.get(coverage) ?? new Map<string, RangePlan>();
  plans.set(coverage, known);
  const key = `${range.from} ${range.to}`;
  const plan = known.get(key) ?? makePlan(range, coverage);
  known.set(key, plan);
  return plan;
}

/**
 * Each day is counted once. A month that is reported whole and of which days are missing counts as such where the range
 * holds it whole; then weeks likewise; all else comes from days, whole months of them from their sums.
 */
function makePlan(range: DayRange, coverage: Coverage): RangePlan {
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, at) =>
    addDays(range.from, at),
  );
  const isCovered = {
    day: markCovered(days, coverage.day),
    week: markCovered(days, coverage.week),
    month: markCovered(days, coverage.month),
  };
  const sources = days.map((): Source => 'day');
  const periods: Part[] = [];
  for (const span of ['month', 'week'] as const)
    for (const { at, length } of listWhole(days, span)) {
      const places = Array.from({ length }, (_, more) => at + more);
      const isFree = places.every((place) => sources[place] === 'day' && isCovered[span][place]);
      const startsOn = days[at];
      if (!isFree || startsOn === undefined || places.every((place) => isCovered.day[place])) continue;
      for (const place of places) sources[place] = span;
      periods.push({ from: 'periods', span, startsOn });
    }
  const [first, last] = [firstCovered(coverage), lastCovered(coverage)];
  const kindOf = (at: number) => {
    const day = days[at];
    if (isCovered.day[at] || day === undefined) return 'covered';
    if (sources[at] !== 'day') return 'counted';
    if (isCovered.week[at] || isCovered.month[at]) return 'cut';
    return first !== undefined && last !== undefined && day > first && day < last ? 'gap' : 'covered';
  };
  const kinds = listRuns(days, (at) => kindOf(at));
  const byDay = listRuns(days, (at) => sources[at] ?? 'day')
    .filter(({ value }) => value === 'day')
    .map(({ from, to }) => ({ from, to }));
  return {
    parts: [
      ...byDay.flatMap((run) => readDays(run, run.to === range.to ? lastCovered(coverage) : undefined)),
      ...periods,
    ],
    days: byDay,
    gaps: kinds.filter(({ value }) => value === 'gap').map(({ from, to }) => ({ from, to })),
    wholeOnly: kinds
      .filter(({ value }) => value === 'counted' || value === 'cut')
      .map(({ from, to, value }) => ({ from, to, isCounted: value === 'counted' })),
  };
}

function markCovered(days: readonly Day[], ranges: readonly DayRange[]): boolean[] {
  let at = 0;
  return days.map((day) => {
    while (at < ranges.length && (ranges[at]?.to ?? '') < day) at += 1;
    return (ranges[at]?.from ?? '9999') <= day;
  });
}

function* listWhole(days: readonly Day[], span: 'week' | 'month'): Generator<{ at: number; length: number }> {
  for (const [at, day] of days.entries()) {
    const isFirst = span === 'week' ? weekdayOf(day) === 1 : day.endsWith('-01');
    const length = span === 'week' ? 7 : daysBetween(day, nextMonth(day));
    if (isFirst && at + length <= days.length) yield { at, length };
  }
}

function listRuns<Value>(days: readonly Day[], valueOf: (at: number) => Value) {
  const runs: { from: Day; to: Day; value: Value }[] = [];
  for (const [at, day] of days.entries()) {
    const value = valueOf(at);
    const last = runs.at(-1);
    if (last?.value === value) last.to = day;
    else runs.push({ from: day, to: day, value });
  }
  return runs;
}

/**
 * Whole months from their sums, what is left from days. A last month that the range cuts is its sum without the days
 * after, where those are fewer: none, when the range ends today.
 */
function readDays({ from, to }: DayRange, newest: Day | undefined): Part[] {
  const firstWhole = from === firstOfMonth(from) ? from : nextMonth(from);
  const endsWhole = addDays(to, 1) === firstOfMonth(addDays(to, 1));
  const cutMonth = firstOfMonth(to);
  const lastDay = addDays(nextMonth(to), -1);
  const after = newest === undefined ? 31 : Math.max(0, daysBetween(to, newest < lastDay ? newest : lastDay));
  const takesAway =
    newest !== undefined && !endsWhole && cutMonth >= firstWhole && after < daysBetween(cutMonth, to);
  const endOfWhole = endsWhole || takesAway ? nextMonth(to) : cutMonth;
  if (firstWhole >= endOfWhole) return [{ from: 'days', first: from, last: to, sign: 1 }];
  const parts: Part[] = [{ from: 'months', first: firstWhole, last: firstOfMonth(addDays(endOfWhole, -1)) }];
  if (from < firstWhole) parts.push({ from: 'days', first: from, last: addDays(firstWhole, -1), sign: 1 });
  if (takesAway) parts.push({ from: 'days', first: addDays(to, 1), last: lastDay, sign: -1 });
  else if (endOfWhole <= to) parts.push({ from: 'days', first: endOfWhole, last: to, sign: 1 });
  return parts;
}

export function nextMonth(day: Day): Day {
  const next = Number(day.slice(5, 7)) + 1;
  const year = Number(day.slice(0, 4));
  return getDay(next > 12 ? `${year + 1}-01-01` : `${year}-${String(next).padStart(2, '0')}-01`);
}

const allOf = ({ day, week, month }: Coverage) => [...day, ...week, ...month];

function firstCovered(coverage: Coverage): Day | undefined {
  return allOf(coverage)
    .map(({ from }) => from)
    .toSorted()[0];
}

/** The last day that is reported as such: whole weeks and months lie before. */
export function lastCovered(coverage: Coverage): Day | undefined {
  return coverage.day.at(-1)?.to;
}
