export const granularities = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Granularity = (typeof granularities)[number];

type Window = {
  /** The first day may lie this many days back at most. */
  startWithinDays?: number;
  /** The last day must lie this many days back at least. */
  endBeforeDays?: number;
  shortestDays?: number;
  longestDays?: number;
};

/** Apple's pages and its client library differ on HOURLY: ask within `narrow`, answer within `wide`. */
const reportWindows: Readonly<Record<Granularity, { narrow: Window; wide: Window }>> = {
  HOURLY: {
    narrow: { startWithinDays: 7, longestDays: 7 },
    wide: { startWithinDays: 365, longestDays: 7 },
  },
  DAILY: {
    narrow: { startWithinDays: 90, shortestDays: 2 },
    wide: { startWithinDays: 90, shortestDays: 2 },
  },
  WEEKLY: {
    narrow: { startWithinDays: 365, endBeforeDays: 14 },
    wide: { startWithinDays: 365, endBeforeDays: 14 },
  },
  MONTHLY: { narrow: { endBeforeDays: 90 }, wide: { endBeforeDays: 90 } },
};

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export type WindowProblem = 'endBeforeStart' | 'tooShort' | 'tooLong' | 'startTooOld' | 'endTooRecent';

/** All days as `YYYY-MM-DD`, `today` in the zone of the report; a report without granularity has no window. */
export function findWindowProblem(
  range: { start: string; end: string; granularity?: Granularity | null | undefined },
  today: string,
  edge: 'narrow' | 'wide',
): WindowProblem | undefined {
  const days = daysBetween(range.start, range.end) + 1;
  if (days < 1) return 'endBeforeStart';
  if (!range.granularity) return undefined;
  const window = reportWindows[range.granularity][edge];
  if (window.shortestDays !== undefined && days < window.shortestDays) return 'tooShort';
  if (window.longestDays !== undefined && days > window.longestDays) return 'tooLong';
  if (window.startWithinDays !== undefined && daysBetween(range.start, today) > window.startWithinDays)
    return 'startTooOld';
  if (window.endBeforeDays !== undefined && daysBetween(range.end, today) < window.endBeforeDays)
    return 'endTooRecent';
  return undefined;
}
