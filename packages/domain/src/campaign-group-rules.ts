import { type Currency, currencyDecimals } from './currencies.ts';
import { type AmountProblem, type Money, moneyOf, parseAmount } from './money.ts';
import { cleanName } from './names.ts';

const maxName = 200;

/** In whole units of the currency, hundredths where it has them. */
const bounds = {
  totalBudget: { lowest: 50, highest: 20_000_000 },
  cpaGoal: { lowest: 0.01, highest: 1_500 },
} as const;
export type Guard = keyof typeof bounds;
export type GuardProblem = AmountProblem | 'tooLow' | 'tooHigh';

export function findGroupNameProblem(text: string): 'required' | 'tooLong' | undefined {
  const characters = Array.from(cleanName(text)).length;
  if (characters === 0) return 'required';
  return characters > maxName ? 'tooLong' : undefined;
}

/** The amount a person typed for a guard; an empty field means that there is none. */
export function readGuard(guard: Guard, text: string, currency: Currency): Money | GuardProblem | undefined {
  if (text.trim() === '') return undefined;
  const amount = parseAmount(text, currency);
  if (typeof amount === 'string') return amount;
  const { lowest, highest } = boundsOf(guard, currency);
  if (amount.minor < lowest.minor) return 'tooLow';
  return amount.minor > highest.minor ? 'tooHigh' : amount;
}

export function boundsOf(guard: Guard, currency: Currency): { lowest: Money; highest: Money } {
  const unit = 10 ** currencyDecimals[currency];
  const { lowest, highest } = bounds[guard];
  return {
    lowest: moneyOf(Math.max(1, Math.round(lowest * unit)), currency),
    highest: moneyOf(highest * unit, currency),
  };
}
