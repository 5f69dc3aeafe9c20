import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { takeTurn, tellTurn } from './paces-store.ts';

const { database, close } = await createTestDatabase();
const elsewhere = await openDatabase({ connection: database.connection, poolSize: 5 });
const [one, other] = [database.write, elsewhere.write];

afterAll(async () => {
  await elsewhere.close();
  await close();
});

let lanes = 0;
const newLane = () => ({ clientId: 'SEARCHADS.1', adAccountId: String((lanes += 1)) });
const told = (remaining: number, resetSeconds = 60, limit = 10) => ({
  rateLimit: { limit, remaining, resetSeconds },
});

async function startLane(heard: Parameters<typeof tellTurn>[2]) {
  const lane = newLane();
  expect(await takeTurn(one, lane, 0)).toBe(0);
  await tellTurn(one, lane, heard);
  return lane;
}

const passTime = async ({ adAccountId }: { adAccountId: string }) =>
  database.pool.query(
    `update apple_paces set window_ends_at = window_ends_at - interval '1 minute',
       closed_until = closed_until - interval '1 minute' where ad_account_id = $1`,
    [adAccountId],
  );

test('until a limit was heard of, everything goes', async () => {
  const lane = newLane();
  for (let turn = 0; turn < 20; turn += 1) expect(await takeTurn(turn % 2 ? one : other, lane, 0)).toBe(0);
});

test('of two processes that ask at once, together as many go as are left, and the rest waits for the window’s end', async () => {
  const lane = await startLane(told(7));
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => takeTurn(turn % 2 ? one : other, lane, 0)),
  );
  expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(7);
  for (const waitMs of waits.filter((each) => each > 0)) {
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  }
  await passTime(lane);
  const next = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => takeTurn(turn % 2 ? one : other, lane, 0)),
  );
  expect(next.filter((waitMs) => waitMs === 0)).toHaveLength(10);
});

test('an answer that was overtaken is not believed', async () => {
  const lane = await startLane(told(5));
  for (const remaining of [1, 3]) {
    expect(await takeTurn(one, lane, 0)).toBe(0);
    await tellTurn(other, lane, told(remaining));
  }
  expect(await takeTurn(one, lane, 0)).toBeGreaterThan(0);
});

test('what the others have under way counts against a new window', async () => {
  const lane = await startLane(told(0));
  await passTime(lane);
  for (const db of [one, other, one, other]) expect(await takeTurn(db, lane, 0)).toBe(0);
  await tellTurn(other, lane, told(9, 600));
  for (let turn = 0; turn < 6; turn += 1) expect(await takeTurn(one, lane, 0)).toBe(0);
  expect(await takeTurn(other, lane, 0)).toBeGreaterThan(60_000);
});

test('a 429 that one process met closes the lane for all, and no other lane', async () => {
  const lane = await startLane({ retryAfterSeconds: 21 });
  const waitMs = await takeTurn(other, lane, 0);
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(21_000);
  expect(await takeTurn(other, { ...lane, clientId: 'SEARCHADS.2' }, 0)).toBe(0);
  expect(await takeTurn(other, { ...lane, adAccountId: undefined }, 0)).toBe(0);
  await passTime(lane);
  expect(await takeTurn(other, lane, 0)).toBe(0);
});

test('some are left to others, but never so many that nothing gets through', async () => {
  const lane = await startLane(told(6));
  expect(await takeTurn(one, lane, 0.5)).toBe(0);
  expect(await takeTurn(other, lane, 0.5)).toBeGreaterThan(0);
  expect(await takeTurn(other, lane, 0)).toBe(0);
  await passTime(lane);
  expect(await takeTurn(one, lane, 1)).toBe(0);
  expect(await takeTurn(other, lane, 1)).toBeGreaterThan(0);
});
