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
    expect([1, 2, 3].map(() => limits.take('a').allowed)).toEqual([true, true, false]);
    machine += 59_001;
    expect(limits.take('a')).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 1 });
    machine += 999;
    expect(limits.take('a')).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 60 });
  });

  it('ends by the clock while it runs fast', () => {
    const limits = limitsAt(60);
    limits.take('a');
    limits.take('a');
    expect(limits.take('a')).toMatchObject({ allowed: false, resetSeconds: 1 });
    machine += 1000;
    expect(limits.take('a').allowed).toBe(true);
  });

  it('is each caller’s own', () => {
    const limits = limitsAt(1);
    expect(['a', 'a', 'b'].map((caller) => limits.take(caller).remaining)).toEqual([1, 0, 1]);
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
});
