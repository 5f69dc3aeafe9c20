import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createRequestLimits, networkOf } from './request-limits.ts';

test.for<[string, string]>([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

const figures = { strangerPerSecond: 3, strangerPerMinute: 5, personPerMinute: 1 };

/** Time that stands until it is told to go on. */
function standStill() {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
  return (ms: number) => {
    nowMs += ms;
  };
}

describe('strangers of one network', () => {
  test('have a share of their minute in each second, and are told how long to wait', () => {
    const pass = standStill();
    const limits = createRequestLimits(figures);
    const ask = (times: number) =>
      Array.from(
        { length: times },
        () => limits.findStrangerRefusal('203.0.113.9')?.details.retryAfterSeconds,
      );
    expect(ask(4)).toEqual([undefined, undefined, undefined, 1]);
    pass(1_000);
    expect(ask(3)).toEqual([undefined, undefined, 59]);
    pass(59_000);
    expect(ask(1)).toEqual([undefined]);
    expect(limits.findStrangerRefusal('198.51.100.7')).toBeUndefined();
  });
});

describe('a token that is not known yet', () => {
  const address = '203.0.113.9';

  test('is looked up once before the rest of its page, which is not counted', async () => {
    standStill();
    const limits = createRequestLimits(figures);
    const { promise, resolve } = Promise.withResolvers<string>();
    let begun = 0;
    const find = () => {
      begun += 1;
      return promise;
    };
    const page = Array.from({ length: 7 }, () => limits.lookUp(address, 'good', find));
    await Promise.resolve();
    expect(begun).toBe(1);
    resolve('somebody');
    expect(new Set(await Promise.all(page))).toEqual(new Set(['somebody']));
    expect(begun).toBe(7);
    const asked = Array.from({ length: 4 }, () => limits.findStrangerRefusal(address));
    expect(asked.map((refusal) => refusal?.codeName)).toEqual([
      undefined,
      undefined,
      undefined,
      'tooManyRequests',
    ]);
  });

  test('and is nobody’s counts each time, also when the same is sent at once', async () => {
    standStill();
    const limits = createRequestLimits(figures);
    const find = () => Promise.reject(new Refusal('noToken'));
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => limits.lookUp(address, 'invented', find)),
    );
    const said = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'found'));
    expect(said.filter((words) => words.includes('noToken'))).toHaveLength(3);
    expect(said.filter((words) => words.includes('tooManyRequests'))).toHaveLength(3);
  });

  test('keeps nobody waiting when the look-up itself fails', async () => {
    const limits = createRequestLimits(figures);
    const failing = () => Promise.reject(new Error('no database'));
    await expect(limits.lookUp(address, 'good', failing)).rejects.toThrow('no database');
    expect(await limits.lookUp(address, 'good', async () => 'somebody')).toBe('somebody');
  });
});
