import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { money, moneyAnswer } from './money.ts';

const accepts = (amount: unknown) => z.safeParse(money, { amount, currency: 'USD' }).success;

it('takes every amount of whole hundredths, written with up to two decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat(2), (hundredths, decimals) => {
      const digits = String(hundredths % 100n)
        .padStart(2, '0')
        .slice(0, decimals);
      expect(accepts(`${hundredths / 100n}${decimals ? '.' : ''}${digits}`)).toBe(true);
    }),
  );
});

it.each(['1.005', '01', '', '-1', '1.', '.5', '1,50', ' 1', '1e3', 1.5, null])('refuses %j', (amount) => {
  expect(accepts(amount)).toBe(false);
});

it('wants a currency of three letters, or none', () => {
  expect(z.safeParse(money, { amount: '1' }).success).toBe(true);
  expect(z.safeParse(money, { amount: '1', currency: 'usd' }).success).toBe(false);
});

it('reads answers of more decimals than may be sent', () => {
  expect(z.safeParse(moneyAnswer, { amount: '0.7366', currency: 'USD' }).success).toBe(true);
});
