import type { AdWorld } from './ad-states.ts';
import type { Finding, RefusalReason } from './ad-verdicts.ts';
import { type Limited, limitsIn } from './ad-limits.ts';
import { moneyOf, sayMoney } from './money.ts';

/** An amount against the bounds of its field. */
export function judgeAmount(
  field: string,
  limited: Limited,
  minor: number | null,
  { currency, perUsd }: ReturnType<AdWorld['currencyOf']>,
): Finding<RefusalReason>[] {
  if (minor === null) return [];
  const { lowest, highest } = limitsIn(limited, currency, perUsd);
  const values = { lowest: sayMoney(lowest), highest: sayMoney(highest) };
  if (minor < lowest.minor) return [{ field, reason: 'tooLow', values }];
  return minor > highest.minor ? [{ field, reason: 'tooHigh', values }] : [];
}

/**
 * Two amounts of which the first may not be above the second. What lessens a breach that stood before passes.
 */
export function exceeds(
  one: number | null,
  other: number | null,
  before: { one: number | null; other: number | null },
): boolean {
  if (one === null || other === null || one <= other) return false;
  if (before.one === null || before.other === null) return true;
  const breach = before.one - before.other;
  return breach <= 0 || one - other >= breach;
}

export const sayAmount = (minor: number, { currency }: ReturnType<AdWorld['currencyOf']>): string =>
  sayMoney(moneyOf(minor, currency));
