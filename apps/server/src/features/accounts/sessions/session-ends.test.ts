import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { makePerson } from '../../../testing/make-person.ts';
import { createPersonGate } from './person-gate.ts';
import { sessionLastsMs } from './session-lasts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A session made at the beginning of a clock that a test steps. */
async function startWithClock({ isStaff = false } = {}) {
  const { database, close } = await createTestDatabase();
  const beginsAt = new Date('2026-11-01T08:00:00Z').getTime();
  const clock = { nowMs: beginsAt, now: () => new Date(clock.nowMs) };
  const { userId } = await makePerson({ database }, { nickName: 'Mei Lin' });
  await database.write.updateTable('users').set({ isStaff }).execute();
  const token = makeToken();
  const expiresAt = new Date(beginsAt + sessionLastsMs);
  await database.write
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userId,
      signedInBy: 'password',
      address: '127.0.0.1',
      userAgent: 'test',
      createdAt: clock.now(),
      lastSeenAt: clock.now(),
      expiresAt,
    })
    .execute();
  const gate = createPersonGate({ database, clock });
  const codeAfter = async (ms: number) => {
    clock.nowMs = beginsAt + ms;
    return gate.getPerson(token).then(
      () => codes.success,
      (error: unknown) => (error instanceof Refusal ? codes[error.codeName] : 0),
    );
  };
  return { codeAfter, close };
}

test('a session that is used every day ends after 90 days', async () => {
  const { codeAfter, close } = await startWithClock();
  for (let day = 1; day < 90; day += 1) expect(await codeAfter(day * dayMs)).toBe(codes.success);
  expect(await codeAfter(90 * dayMs - 1)).toBe(codes.success);
  expect(await codeAfter(90 * dayMs)).toBe(codes.tokenEnded);
  await close();
});

test('one that is not used ends after 14 days', async () => {
  const { codeAfter, close } = await startWithClock();
  expect(await codeAfter(14 * dayMs)).toBe(codes.tokenEnded);
  await close();
});

test('one of staff ends after 12 hours', async () => {
  const { codeAfter, close } = await startWithClock({ isStaff: true });
  expect(await codeAfter(12 * hourMs - 1)).toBe(codes.success);
  expect(await codeAfter(12 * hourMs)).toBe(codes.tokenEnded);
  await close();
});
