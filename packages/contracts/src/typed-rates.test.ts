import { expect, test } from 'vitest';
import { proposeRate, ratedCurrencies } from './typed-rates.ts';

const right = { currency: 'USD', day: '2026-09-02', cnyPerUnit: '7.0952', reason: 'Bulletin 41' };

test('every currency of Apple’s but the one that rates are kept in has one', () => {
  expect(ratedCurrencies).toContain('USD');
  expect(ratedCurrencies).toContain('IDR');
  expect(ratedCurrencies).not.toContain('CNY');
});

test.each([
  [{}, true],
  [{ cnyPerUnit: ' 0.0004312345 ' }, true],
  [{ cnyPerUnit: '12' }, true],
  [{ cnyPerUnit: '0' }, false],
  [{ cnyPerUnit: '0.000' }, false],
  [{ cnyPerUnit: '.5' }, false],
  [{ cnyPerUnit: '7.' }, false],
  [{ cnyPerUnit: '7.00000000001' }, false],
  [{ cnyPerUnit: '12345' }, false],
  [{ cnyPerUnit: '-7' }, false],
  [{ currency: 'CNY' }, false],
  [{ currency: 'usd' }, false],
  [{ day: '2026-02-30' }, false],
  [{ reason: ' ' }, false],
  [{ reason: 'x'.repeat(201) }, false],
])('what is typed in as a rate, %o, is one: %s', (changed, is) => {
  expect(proposeRate.body.safeParse({ ...right, ...changed }).success).toBe(is);
});
