import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  moveDispute,
  moveFee,
  moveRecharge,
  moveRefundBegin,
  moveRefundEnd,
  moveRefundFail,
  moveRelease,
  moveReserve,
  moveSpend,
} from './ledger-moves.ts';

const rich = { available: 500, owed: 0 };
const poor = { available: 0, owed: 40 };
const day = { reserveId: 7, left: 100, booked: 0, spent: 0 };

test('a recharge pays the debt first', () => {
  expect(moveRecharge(rich, 'funding', 100)).toEqual([
    { account: 'funding', amount: -100 },
    { account: 'available', amount: 100 },
  ]);
  expect(moveRecharge(poor, 'stripeClearing', 100)).toEqual([
    { account: 'stripeClearing', amount: -100 },
    { account: 'receivable', amount: 40 },
    { account: 'available', amount: 60 },
  ]);
});

test('of one reading what rises comes first, so that nobody owes while a reserve is filled', () => {
  const rises = { reserveId: 7, left: 0, booked: 0, spent: 30 };
  const falls = { reserveId: 8, left: 0, booked: 50, spent: 0 };
  const moved = (days: Parameters<typeof moveSpend>[1]) => {
    const lines = moveSpend({ available: 0, owed: 10 }, days);
    const sumOf = (account: string) =>
      lines.filter((line) => line.account === account).reduce((sum, { amount }) => sum + amount, 0);
    return { receivable: sumOf('receivable'), reserved: sumOf('reserved'), available: sumOf('available') };
  };
  const expected = { receivable: 10, reserved: 10, available: 0 };
  expect(moved([rises, falls])).toEqual(expected);
  expect(moved([falls, rises])).toEqual(expected);
});

test('no more is reserved or refunded than is available', () => {
  expect(moveReserve(rich, 7, 501)).toBeUndefined();
  expect(moveRefundBegin(rich, 501)).toBeUndefined();
  expect(moveReserve(rich, 7, 500)).toHaveLength(2);
  expect(moveRefundBegin(rich, 500)).toHaveLength(2);
});

test.each([
  { what: 'within the reserve', spent: 60, lines: ['reserved -60', 'spent 60'] },
  { what: 'beyond the reserve', spent: 150, lines: ['reserved -100', 'spent 150', 'available -50'] },
  {
    what: 'beyond the balance',
    spent: 700,
    lines: ['reserved -100', 'spent 700', 'available -500', 'receivable -100'],
  },
  { what: 'the same again', booked: 60, spent: 60, lines: [] },
  { what: 'less than before', booked: 60, spent: 50, lines: ['reserved 10', 'spent -10'] },
])('the spend of a day: $what', ({ booked = 0, spent, lines }) => {
  const moved = moveSpend(rich, [{ ...day, booked, spent }]);
  expect(moved.map(({ account, amount }) => `${account} ${amount}`)).toEqual(lines);
});

test('what Apple takes back pays the debt first', () => {
  const moved = moveSpend(poor, [{ ...day, left: 0, booked: 90, spent: 30 }]);
  expect(moved.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
    'reserved 20',
    'spent -60',
    'receivable 40',
  ]);
});

test('every move sums to zero, leaves no amount of zero, and nobody both has and owes', () => {
  const amount = fc.integer({ min: 1, max: 1000 });
  const standing = fc.integer({ min: -500, max: 500 });
  const spend = fc.record({
    reserveId: fc.constantFrom(7, 8),
    left: fc.nat(300),
    booked: fc.nat(300),
    spent: fc.nat(900),
  });
  fc.assert(
    fc.property(
      standing,
      amount,
      fc.uniqueArray(spend, { selector: (one) => one.reserveId }),
      (net, by, days) => {
        const before = { available: Math.max(0, net), owed: Math.max(0, -net) };
        for (const lines of [
          moveRecharge(before, 'funding', by),
          moveReserve(before, 7, by) ?? [],
          moveRelease(before, 7, by),
          moveSpend(before, days),
          moveRefundBegin(before, by) ?? [],
          moveRefundEnd('funding', by),
          moveRefundFail(before, by),
          moveDispute(before, 'funding', by),
          moveFee('stripeClearing', by),
        ]) {
          const sumOf = (account?: string) =>
            lines.reduce(
              (sum, line) => sum + (account === undefined || line.account === account ? line.amount : 0),
              0,
            );
          expect(sumOf()).toBe(0);
          expect(lines.every((line) => line.amount !== 0)).toBe(true);
          const available = before.available + sumOf('available');
          const owed = before.owed - sumOf('receivable');
          expect(Math.min(available, owed)).toBe(0);
          expect(Math.max(available, owed)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
