import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';

const amounts = new Set(['dailyCap', 'totalBudget', 'cpaGoal', 'targetCpa', 'bid']);

/** Amounts as a person would type them. */
export function viewFields(
  fields: Readonly<Record<string, unknown>>,
  currencyName: string | null,
): Record<string, unknown> {
  const currency = findCurrency(currencyName ?? '');
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      amounts.has(field) && typeof value === 'number' && currency
        ? toAmount(moneyOf(value, currency))
        : value,
    ]),
  );
}
