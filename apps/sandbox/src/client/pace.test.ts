import { afterEach, expect, it } from 'vitest';
import { MemoryPace } from '@tapwright/apple-ads/client/memory-pace';
import { connectClient, failureOf } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
afterEach(async () => running.stop());

const turnAway = { kind: 'tooManyRequests', route: '* /v1/*' };
const statuses = (attempts: readonly { status: number | undefined }[]) =>
  attempts.map(({ status }) => status);

it('waits for the next window instead of being turned away', async () => {
  running = await startSandbox({ requests: 10, speed: 100 });
  const { account, attempts } = connectClient(running);
  await account.getCampaign('51001');
  await Promise.all(Array.from({ length: 24 }, async () => account.getCampaign('51001')));
  expect(statuses(attempts)).toEqual(Array.from({ length: 25 }, () => 200));
});

it('paces all clients that share a pace together', async () => {
  running = await startSandbox({ requests: 10, speed: 100 });
  const pace = new MemoryPace();
  const one = connectClient(running, { pace });
  const other = connectClient(running, { pace });
  await one.account.getCampaign('51001');
  await Promise.all(
    [one, other].flatMap(({ account }) => [1, 2, 3, 4, 5].map(async () => account.getCampaign('51001'))),
  );
  expect([...statuses(one.attempts), ...statuses(other.attempts)]).not.toContain(429);
});

it('waits as long as Apple says when it is turned away, and so do the others', async () => {
  running = await startSandbox();
  const { account, attempts } = connectClient(running);
  await account.getCampaign('51001');
  await running.control('POST', '/faults', { ...turnAway, retryAfterSeconds: 1, times: 2 });
  const startedAt = performance.now();
  await account.updateCampaign('51001', { name: 'Turned away, then done' });
  expect(performance.now() - startedAt).toBeGreaterThan(1900);
  expect(statuses(attempts)).toEqual([200, 429, 429, 200]);
});

it('says at once that the wait is longer than the call may wait', async () => {
  running = await startSandbox();
  const { account, attempts } = connectClient(running);
  await running.control('POST', '/faults', { ...turnAway, retryAfterSeconds: 21 });
  const expected = { name: 'RateLimited', retryAfterSeconds: 21 };
  expect(await failureOf(account.getCampaign('51001', { maxWaitMs: 5000 }))).toMatchObject(expected);
  expect(await failureOf(account.getCampaign('51001', { maxWaitMs: 5000 }))).toMatchObject(expected);
  expect(statuses(attempts)).toEqual([429]);
});

it('leaves some of the window to those who wait for an answer', async () => {
  running = await startSandbox({ requests: 10 });
  const { account, attempts } = connectClient(running);
  const background = { keepFree: 0.5, maxWaitMs: 1000 };
  const work = await Promise.allSettled(
    Array.from({ length: 3 }, async () => account.getCampaign('51001', background)),
  );
  expect(work.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await account.getCampaign('51001', background);
  await account.getCampaign('51001', background);
  expect(await failureOf(account.getCampaign('51001', background))).toMatchObject({ name: 'RateLimited' });
  await account.getCampaign('51001', { maxWaitMs: 0 });
  expect(statuses(attempts)).toHaveLength(6);
});

it('keeps an answer although the pace could not be kept', async () => {
  running = await startSandbox();
  const pace = {
    take: () => 0,
    record: () => {
      throw new Error('the database is gone');
    },
  };
  const { account } = connectClient(running, { pace });
  expect(await account.updateCampaign('51001', { name: 'Kept' })).toMatchObject({ name: 'Kept' });
});

it('gives up waiting when it is aborted', async () => {
  running = await startSandbox();
  const { account } = connectClient(running);
  await running.control('POST', '/faults', { ...turnAway, retryAfterSeconds: 60 });
  const reason = new Error('nobody waits any more');
  const stop = new AbortController();
  const waiting = failureOf(account.getCampaign('51001', { signal: stop.signal }));
  await expect.poll(() => running.sandbox.faults.list()).toEqual([]);
  stop.abort(reason);
  expect(await waiting).toBe(reason);
});
