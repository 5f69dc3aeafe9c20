import type { Finding, RefusalReason } from './ad-verdicts.ts';

/** An end is at or after the moment it is set in, and after the start; null: it runs on. */
export function judgeEnd(
  endTime: string | null,
  startTime: string | null,
  now: Date,
): Finding<RefusalReason>[] {
  if (endTime === null) return [];
  const end = Date.parse(endTime);
  if (end < now.getTime()) return [{ field: 'endTime', reason: 'endPast' }];
  if (startTime !== null && end <= Date.parse(startTime))
    return [{ field: 'endTime', reason: 'endBeforeStart' }];
  return [];
}
