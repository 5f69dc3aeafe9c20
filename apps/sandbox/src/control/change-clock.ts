import * as z from 'zod/mini';
import { readWireTime, wireTime } from '@tapwright/apple-ads/wire/values/time';
import { refuseValue } from '../verbs/refusal.ts';
import { fastestSpeed, type Clock } from './clock.ts';

const dayMs = 86_400_000;

export const clockChange = z.strictObject({
  /** A time to go to; it lies ahead. */
  at: z.optional(wireTime),
  stepDays: z.optional(z.number().check(z.gt(0), z.lte(3660))),
  stepMs: z.optional(z.int().check(z.gt(0))),
  /** 0 stands still, 1 is as fast as real time. */
  speed: z.optional(z.number().check(z.gte(0), z.lte(fastestSpeed))),
  paused: z.optional(z.boolean()),
});

export const viewClock = (clock: Clock): { now: string; speed: number } => ({
  now: new Date(clock.now()).toISOString(),
  speed: clock.speed,
});

export function changeClock(clock: Clock, change: z.output<typeof clockChange>): object {
  const { at, stepDays = 0, stepMs = 0, speed, paused } = change;
  const now = clock.now();
  const target = (at === undefined ? now : readWireTime(at).getTime()) + stepDays * dayMs + stepMs;
  if (target < now) refuseValue('at', 'The clock never goes back; reset the world instead.');
  if (target > now) clock.stepTo(target);
  const wanted = paused === undefined ? speed : paused ? 0 : (speed ?? Math.max(clock.speed, 1));
  if (wanted !== undefined) clock.setSpeed(wanted);
  return viewClock(clock);
}
