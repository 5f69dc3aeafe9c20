import { formatMoney } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../platform/words/use-language.ts';

/** An amount of the team in the reader's way of writing it. */
export function useWriteMoney(currency: 'USD' | 'RMB' | (string & {})): (amount: string) => string {
  const language = useLanguage();
  return (amount) => formatMoney(language, { amount, currency });
}
