import { beforeEach, expect, it } from 'vitest';
import { MemoryPace } from './memory-pace.ts';

const scope = { clientId: 'SEARCHADS.1', adAccountId: '4401' };
let now: number;
let pace: MemoryPace;
beforeEach(() => {
  now = 1000;
  pace = new MemoryPace(() => now);
});

const answered = (remaining: number, resetSeconds: number, limit = 10) => ({
  rateLimit: { limit, remaining, resetSeconds },
});

function record(...limits: Parameters<MemoryPace['record']>[1][]): void {
  for (const one of limits) {
    expect(pace.take(scope, 0)).toBe(0);
    pace.record(scope, one);
  }
}

it('lets everything through until it knows a limit', () => {
  for (let turn = 0; turn < 50; turn += 1) expect(pace.take(scope, 0)).toBe(0);
});

it('lets as many through as are left, then waits for the end of the window', () => {
  record(answered(2, 30));
  expect([pace.take(scope, 0), pace.take(scope, 0), pace.take(scope, 0)]).toEqual([0, 0, 30_000]);
  now += 30_000;
  expect(pace.take(scope, 0)).toBe(0);
});

it('believes no answer that was overtaken', () => {
  record(answered(5, 30), answered(4, 30));
  for (const remaining of [1, 3]) {
    expect(pace.take(scope, 0)).toBe(0);
    pace.record(scope, answered(remaining, 30));
  }
  expect(pace.take(scope, 0)).toBe(30_000);
});

it('counts what is still under way against a new window', () => {
  record(answered(0, 10));
  now += 10_000;
  for (let turn = 0; turn < 4; turn += 1) expect(pace.take(scope, 0)).toBe(0);
  pace.record(scope, answered(9, 60));
  expect(Array.from({ length: 7 }, () => pace.take(scope, 0))).toEqual([0, 0, 0, 0, 0, 0, 60_000]);
});

it('closes the scope for as long as Retry-After says, and no other scope', () => {
  record({ retryAfterSeconds: 21 });
  expect(pace.take(scope, 0)).toBe(21_000);
  expect(pace.take({ ...scope, adAccountId: '4402' }, 0)).toBe(0);
  expect(pace.take({ ...scope, clientId: 'SEARCHADS.2' }, 0)).toBe(0);
  now += 21_000;
  expect(pace.take(scope, 0)).toBe(0);
});

it('leaves some to others, but never so many that nothing gets through', () => {
  record(answered(6, 30));
  expect([pace.take(scope, 0.5), pace.take(scope, 0.5), pace.take(scope, 0)]).toEqual([0, 30_000, 0]);
  now += 30_000;
  expect(pace.take(scope, 1)).toBe(0);
  expect(pace.take(scope, 1)).toBeGreaterThan(0);
});

it('leaves one to others even of a window so small that their part is less than that', () => {
  record(answered(2, 30, 4));
  expect([pace.take(scope, 0.1), pace.take(scope, 0.1), pace.take(scope, 0)]).toEqual([0, 30_000, 0]);
});
