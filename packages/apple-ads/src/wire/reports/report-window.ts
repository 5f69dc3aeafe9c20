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

/**
 * Apple's pages told how far back a range may reach and tell now how long it may be. `strict` keeps within both,
 * and within the shorter of two reaches of HOURLY; what one of them allows is `lenient`.
 */
const reportWindows: Readonly<Record<Granularity, { strict: Window; lenient: readonly Window[] }>> = {
  HOURLY: {
    strict: { startWithinDays: 7, maxDays: 7 },
    lenient: [{ startWithinDays: 365, maxDays: 7 }],
  },
  DAILY: {
    strict: { startWithinDays: 90, minDays: 2, maxDays: 90 },
    lenient: [
      { startWithinDays: 90, minDays: 2 },
      { minDays: 2, maxDays: 90 },
    ],
  },
  WEEKLY: {
    strict: { startWithinDays: 365, endBeforeDays: 14, minDays: 14 },
    lenient: [{ startWithinDays: 365, endBeforeDays: 14 }, { minDays: 14 }],
  },
  MONTHLY: {
    strict: { endBeforeDays: 90, minDays: 90 },
    lenient: [{ endBeforeDays: 90 }, { minDays: 90 }],
  },
};

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export type WindowProblem = 'endBeforeStart' | 'tooShort' | 'tooLong' | 'startTooOld' | 'endTooRecent';

type Range = { start: string; end: string };

function findProblem({ start, end }: Range, today: string, window: Window): WindowProblem | undefined {
  const days = daysBetween(start, end) + 1;
  const { minDays = 1, maxDays = days, startWithinDays, endBeforeDays } = window;
  if (days < minDays) return 'tooShort';
  if (days > maxDays) return 'tooLong';
  if (startWithinDays !== undefined && daysBetween(start, today) > startWithinDays) return 'startTooOld';
  if (endBeforeDays !== undefined && daysBetween(end, today) < endBeforeDays) return 'endTooRecent';
  return undefined;
}

/** All days as `YYYY-MM-DD`, `today` in the zone of the report; a report without granularity has no window. */
export function findWindowProblem(
  range: Range & { granularity?: Granularity | null | undefined },
  today: string,
  reading: 'strict' | 'lenient',
): WindowProblem | undefined {
  if (daysBetween(range.start, range.end) < 0) return 'endBeforeStart';
  if (!range.granularity) return undefined;
  const { strict, lenient } = reportWindows[range.granularity];
  if (reading === 'strict') return findProblem(range, today, strict);
  const problems = lenient.map((window) => findProblem(range, today, window));
  return problems.includes(undefined) ? undefined : problems[0];
}
