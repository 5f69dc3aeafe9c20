export const granularities = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Granularity = (typeof granularities)[number];

type Window = {
  /** The first day may lie this many days back at most. */
  startWithinDays?: number;
  /** The last day must lie this many days back at least. */
  endBeforeDays?: number;
  minDays?: number;
  maxDays?: number;
};

/** Apple's pages and its client library differ on HOURLY: clients stay within `narrow`, the sandbox answers within `wide`. */
const reportWindows: Readonly<Record<Granularity, { narrow: Window; wide: Window }>> = {
  HOURLY: {
    narrow: { startWithinDays: 7, maxDays: 7 },
    wide: { startWithinDays: 365, maxDays: 7 },
  },
  DAILY: {
    narrow: { startWithinDays: 90, minDays: 2 },
    wide: { startWithinDays: 90, minDays: 2 },
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
  if (window.minDays !== undefined && days < window.minDays) return 'tooShort';
  if (window.maxDays !== undefined && days > window.maxDays) return 'tooLong';
  if (window.startWithinDays !== undefined && daysBetween(range.start, today) > window.startWithinDays)
    return 'startTooOld';
  if (window.endBeforeDays !== undefined && daysBetween(range.end, today) < window.endBeforeDays)
    return 'endTooRecent';
  return undefined;
}
