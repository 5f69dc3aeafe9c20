import { addDays, type Day } from '@tapwright/domain/days';
import { type DayRange, listDays } from '@tapwright/domain/ranges';
import { planRange, type RangePlan } from './plan-range.ts';
import { type AskedAccount, toldUntil } from './report-question.ts';

export type Untold = {
  /** Days of which nothing was told that could be counted. */
  notRead: DayRange[];
  /** Days counted in the whole range only: of weeks that reach beyond this part of it. */
  inWeeks: DayRange[];
};

type ToldAccount = Pick<AskedAccount, 'told' | 'timeZone' | 'detachedAt'>;

/** Which days of a part of a range its sum does not hold. */
export function findUntold(account: ToldAccount, part: DayRange, whole: RangePlan): Untold {
  const { told } = account;
  const until = toldUntil(account);
  const counted = planRange(part, told).wholeOnly.filter(({ isCounted }) => isCounted);
  const countedInWhole = whole.wholeOnly.filter(({ isCounted }) => isCounted);
  const missing = listDays(part).filter(
    (day) => (until === undefined || day <= until) && !holds(told.day, day) && !holds(counted, day),
  );
  const isInWeek = (day: Day) => holds(countedInWhole, day);
  return {
    notRead: joinDays(missing.filter((day) => !isInWeek(day))),
    inWeeks: joinDays(missing.filter(isInWeek)),
  };
}

const holds = (ranges: readonly DayRange[], day: Day) =>
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
