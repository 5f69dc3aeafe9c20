import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';
import { Clock } from './clock.ts';
import { RateLimits } from './rate-limits.ts';

describe('a window', () => {
  const quota = { requests: 2, windowMs: 60_000 };
  let machine = 0;
  const limitsAt = (speed: number) => {
    machine = 1_000_000;
    const read = () => machine;
    return new RateLimits(quota, new Clock({ at: 0, speed }, read), read);
  };

  it('ends by real time while the clock stands', () => {
    const limits = limitsAt(0);
    expect([1, 2, 3].map(() => limits.take('a', 1).allowed)).toEqual([true, true, false]);
    machine += 59_001;
    expect(limits.take('a', 1)).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 1 });
    machine += 999;
    expect(limits.take('a', 1)).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 60 });
  });

  it('ends by the clock while it runs fast', () => {
    const limits = limitsAt(60);
    limits.take('a', 1);
    limits.take('a', 1);
    expect(limits.take('a', 1)).toMatchObject({ allowed: false, resetSeconds: 1 });
    machine += 1000;
    expect(limits.take('a', 1).allowed).toBe(true);
  });

  it('is each caller’s own', () => {
    const limits = limitsAt(1);
    expect(['a', 'a', 'b'].map((caller) => limits.take(caller, 1).remaining)).toEqual([1, 0, 1]);
  });
});

describe('over HTTP', () => {
  let running: TestSandbox;
  beforeEach(async () => {
    running = await startSandbox({ requests: 3 });
  });
  afterEach(async () => running.stop());

  it('counts down for one user on one ad account, then answers 429', async () => {
    const { call } = await running.signIn();
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, headers } = await call('POST', '/campaigns/query', {});
      seen.push([
        status,
        headers.get('ratelimit-limit'),
        headers.get('ratelimit-remaining'),
        headers.has('retry-after'),
      ]);
    }
    expect(seen).toEqual([
      [200, '3', '2', false],
      [200, '3', '1', false],
      [200, '3', '0', false],
      [429, '3', '0', true],
    ]);
    const elsewhere = await call('POST', '/campaigns/query', {}, 'adAccountId=700100201');
    expect(elsewhere.status).toBe(200);
    running.sandbox.clock.stepTo(running.sandbox.clock.now() + 60_000);
    expect((await call('POST', '/campaigns/query', {})).status).toBe(200);
  });

  it('can be another number while it runs, for everybody or for one organisation, and as it was again', async () => {
    const { call } = await running.signIn();
    const { call: other } = await running.signIn('Admin', null, 40_009_001);
    const limits = async () =>
      Promise.all(
        [call('GET', '/orgs/40009000', undefined, null), other('GET', '/orgs/40009001', undefined, null)].map(
          async (answer) => (await answer).headers.get('ratelimit-limit'),
        ),
      );
    await running.control('POST', '/rate-limits', { requests: 50, orgId: 40_009_001 });
    expect(await limits()).toEqual(['3', '50']);
    await running.control('POST', '/rate-limits', { requests: 8 });
    expect(await limits()).toEqual(['8', '50']);
    expect((await running.control('GET', '/rate-limits')).body).toEqual({
      requests: 8,
      windowMs: 60_000,
      organisations: [{ orgId: 40_009_001, requests: 50 }],
    });
    await running.control('DELETE', '/rate-limits');
    expect(await limits()).toEqual(['3', '3']);
    expect((await running.control('POST', '/rate-limits', { requests: 0 })).status).toBe(400);
    expect((await running.control('POST', '/rate-limits', { requests: 5, orgId: 1 })).status).toBe(400);
  });
});
