import { type Guard, boundsOf, readGuard } from '@tapwright/domain/campaign-group-rules';
import { findCurrency } from '@tapwright/domain/currencies';
import { sayMoney } from '@tapwright/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';

type Typed = Record<Guard, string>;

/** Both guards in the smallest unit of the ad account's currency, or a refusal at their field. */
export function readGuards(
  typed: Typed,
  currencyName: string,
  prefix = '',
): { totalBudgetMinor: number | null; cpaGoalMinor: number | null } {
  return {
    totalBudgetMinor: readOne('totalBudget', typed, { currencyName, prefix }),
    cpaGoalMinor: readOne('cpaGoal', typed, { currencyName, prefix }),
  };
}

function readOne(
  guard: Guard,
  typed: Typed,
  { currencyName, prefix }: { currencyName: string; prefix: string },
): number | null {
  const currency = findCurrency(currencyName);
  const refuse = (key: string, values?: Record<string, string>): never => {
    throw new Refusal('badInput', { fields: { [`${prefix}${guard}`]: { key, ...(values && { values }) } } });
  };
  if (currency === undefined)
    return typed[guard].trim() === '' ? null : refuse('campaignGroups:rules.currencyUnknown');
  const amount = readGuard(guard, typed[guard], currency);
  if (amount === undefined) return null;
  if (typeof amount !== 'string') return amount.minor;
  const { lowest, highest } = boundsOf(guard, currency);
  return refuse(`campaignGroups:rules.amount.${amount}`, {
    lowest: sayMoney(lowest),
    highest: sayMoney(highest),
  });
}
