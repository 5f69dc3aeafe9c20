import { expect, test } from 'vitest';
import { boundsOf, findGroupNameProblem, readGuard } from './campaign-group-rules.ts';
import type { Currency } from './currencies.ts';

test.each<[string, 'totalBudget' | 'cpaGoal', string, Currency, unknown]>([
  ['nothing typed', 'totalBudget', '  ', 'USD', undefined],
  ['the lowest budget', 'totalBudget', '50.00', 'USD', { minor: 5000, currency: 'USD' }],
  ['a cent less', 'totalBudget', '49.99', 'USD', 'tooLow'],
  ['the highest budget', 'totalBudget', '20,000,000', 'USD', { minor: 2_000_000_000, currency: 'USD' }],
  ['a cent more', 'totalBudget', '20000000.01', 'USD', 'tooHigh'],
  ['the smallest goal', 'cpaGoal', '0.01', 'EUR', { minor: 1, currency: 'EUR' }],
  ['yen have no hundredths', 'cpaGoal', '1', 'JPY', { minor: 1, currency: 'JPY' }],
  ['half a yen', 'cpaGoal', '0.5', 'JPY', 'tooManyDecimals'],
  ['a goal too high', 'cpaGoal', '1500.01', 'USD', 'tooHigh'],
  ['words', 'cpaGoal', 'cheap', 'USD', 'notANumber'],
])('a guard: %s', (_what, guard, text, currency, expected) => {
  expect(readGuard(guard, text, currency)).toEqual(expected);
});

test('the bounds are amounts of the currency', () => {
  expect(boundsOf('cpaGoal', 'JPY').lowest).toEqual({ minor: 1, currency: 'JPY' });
});

test('a name has one to 200 characters', () => {
  expect(findGroupNameProblem(' ')).toBe('required');
  expect(findGroupNameProblem('名'.repeat(200))).toBeUndefined();
  expect(findGroupNameProblem('x'.repeat(201))).toBe('tooLong');
});
