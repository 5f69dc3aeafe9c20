import { addDays, type Day } from '@tapwright/domain/days';
import { countDays, type DayRange } from '@tapwright/domain/ranges';
import { dayIn, type ReportZone, zoneOf } from '@tapwright/domain/zones';
import { type CutName, reportedAfterMs, type SummedRange } from '../../measures/index.ts';
import { type CoveredAccount, findDataTo } from './covered-account.ts';

/** Of these last days that are reported, most installs that come late are still missing. */
export const youngDays = 3;
/** An install counts for a tap of up to thirty days before, and is reported up to two days later. */
const arrivingDays = 32;
type Both = { now: DayRange; before: DayRange };

export type PlannedComparison = {
  range: DayRange;
  ended: Both | null;
  settled: Both | null;
  isProvisional: boolean;
  /** Of two single days that count as ended then: until when their hours are compared, such as `13:00`. */
  hours?: string;
  /** The days to leave out at the end of either range, where there are any; or the hours to be compared. */
  cuts: { name: CutName; range: SummedRange }[];
};

/** Which days of two ranges can be compared: those that are over, and of installs those that have mostly arrived. */
export function planComparison(
  { range, before }: { range: DayRange; before: DayRange },
  zone: ReportZone,
  accounts: readonly CoveredAccount[],
): PlannedComparison {
  const dataTo = findDataTo(accounts);
  const endedTo = findEndedTo(zone, accounts);
  const youngAfter = dataTo === undefined ? undefined : addDays(dataTo, -youngDays);
  const settledTo = youngAfter === undefined || youngAfter > endedTo ? endedTo : youngAfter;
  const ended = endBoth(range, before, endedTo);
  const settled = endBoth(range, before, settledTo);
  return {
    range: before,
    ended,
    settled,
    isProvisional:
      settled !== null && dataTo !== undefined && settled.now.to > addDays(dataTo, -arrivingDays),
    cuts: [
      ...listCuts(range, before, ended, ['cut', 'cutBefore']),
      ...listCuts(range, before, settled, ['young', 'youngBefore']),
    ],
  };
}

/** The last day that was over when it was read last, in all ad accounts that still get figures. */
function findEndedTo(zone: ReportZone, accounts: readonly CoveredAccount[]): Day {
  const days = accounts.flatMap(({ detachedAt, readAt, timeZone }) => {
    if (detachedAt !== null || readAt === undefined) return [];
    return [addDays(dayIn(zoneOf(zone, timeZone), new Date(readAt.getTime() - reportedAfterMs)), -1)];
  });
  return days.toSorted()[0] ?? '9999-12-31';
}

/** As long as each other from their beginnings: of a shorter month all of it. */
function endBoth(range: DayRange, before: DayRange, until: Day): Both | null {
  if (until < range.from) return null;
  if (until >= range.to) return { now: range, before };
  const now = { from: range.from, to: until };
  const to = addDays(before.from, countDays(now) - 1);
  return { now, before: { from: before.from, to: to < before.to ? to : before.to } };
}

function listCuts(
  range: DayRange,
  before: DayRange,
  both: Both | null,
  [ofNow, ofBefore]: readonly [CutName, CutName],
): PlannedComparison['cuts'] {
  if (both === null) return [];
  return [
    { name: ofNow, range: { from: addDays(both.now.to, 1), to: range.to } },
    { name: ofBefore, range: { from: addDays(both.before.to, 1), to: before.to } },
  ].filter(({ range: { from, to } }) => from <= to);
}
