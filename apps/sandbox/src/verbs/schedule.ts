import type { Instant } from '../world/entities.ts';
import { refuseValue } from './refusal.ts';

export function checkSchedule({ startAt, endAt }: { startAt: Instant | null; endAt: Instant | null }): void {
  if (startAt !== null && endAt !== null && endAt <= startAt)
    refuseValue('endTime', 'endTime must be later than startTime.');
}
