import type { MonthlySpend } from '@tapwright/contracts/finance';
import { amountOfMicros } from '@tapwright/domain/money';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';

export function writeMicros(language: Language, micros: number | null, currency: string): string {
  if (micros === null) return formatAmount(language, null);
  return formatAmount(language, { amount: amountOfMicros(micros, currency), currency });
}

/** Apple reports weeks from before its daily window only whole; one that lies in two months is of neither. */
export const hasSpendAcrossMonths = ({ groups }: MonthlySpend): boolean =>
  groups.some(({ acrossMonths }) => (acrossMonths.inOwnCurrency ?? 0) !== 0);
