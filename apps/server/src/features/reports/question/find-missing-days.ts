import { addDays, type Day } from '@tapwright/domain/days';
import { type DayRange, listDays } from '@tapwright/domain/ranges';
import { type RangePlan, planRange } from '../../measures/index.ts';
import { type CoveredAccount, expectedUntil } from './covered-account.ts';

export type MissingDays = {
  /** Days of which nothing was reported that could be counted. */
  notRead: DayRange[];
  /** Days counted in the whole range only: of weeks that reach beyond this part of it. */
  inWeeks: DayRange[];
};

type Expected = Pick<CoveredAccount, 'coverage' | 'timeZone' | 'detachedAt'>;

/** Which days of a part of a range its sum does not hold. */
export function findMissingDays(account: Expected, part: DayRange, whole: RangePlan): MissingDays {
  const { coverage } = account;
  const until = expectedUntil(account);
  const counted = planRange(part, coverage).wholeOnly.filter(({ isCounted }) => isCounted);
  const countedInWhole = whole.wholeOnly.filter(({ isCounted }) => isCounted);
  const missing = listDays(part).filter(
    (day) => (until === undefined || day <= until) && !includes(coverage.day, day) && !includes(counted, day),
  );
  const isInWeek = (day: Day) => includes(countedInWhole, day);
  return {
    notRead: joinDays(missing.filter((day) => !isInWeek(day))),
    inWeeks: joinDays(missing.filter(isInWeek)),
  };
}

const includes = (ranges: readonly DayRange[], day: Day) =>
  ranges.some(({ from, to }) => from <= day && day <= to);

function joinDays(days: readonly Day[]): DayRange[] {
  const runs: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
