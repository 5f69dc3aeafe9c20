import type { TeamCurrency } from '@tapwright/domain/currencies';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { useLanguage } from '../../platform/words/use-language.ts';

/** Of a team, in what it settles in: "12,340.00 RMB". */
export function useWriteMinor(): (minor: number, currency: TeamCurrency) => string {
  const language = useLanguage();
  return (minor, currency) => {
    const amount = toAmount(moneyOf(minor, findCurrency(currency) ?? 'USD'));
    return formatNamedMoney(language, { amount, currency });
  };
}
