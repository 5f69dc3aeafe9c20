import { noFigure, withMinus } from './format-number.ts';
import { numberFormat } from './intl-cache.ts';
import type { Language } from './languages.ts';

/**
 * An exact amount as decimal text in its currency ("1234.50 USD", "350 JPY"). How many decimals it has is
 * settled where money is kept: Intl's own idea differs between engines (rupiah) and would move the point.
 */
export type ExactAmount = { amount: string; currency: string };

/** In tables, whose head names the currency: "1,234.50". */
export function formatAmount(language: Language, money: ExactAmount | null | undefined): string {
  if (!money) return noFigure;
  const { amount } = money;
  if (!isDecimal(amount)) throw new TypeError(`"${amount}" is no amount`);
  const decimals = amount.split('.')[1]?.length ?? 0;
  const exact = numberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return withMinus(exact.format(amount));
}

/** In sentences: "$1,234.50", "RMB 1,234.50". */
export function formatMoney(language: Language, money: ExactAmount | null | undefined): string {
  const text = formatAmount(language, money);
  if (!money) return text;
  const sign = currencySign(language, money.currency);
  return text.replace(/^−?/, (minus) => `${minus}${sign}${sign === 'RMB' ? '\u00a0' : ''}`);
}

/** RMB where Apple says CNY. */
export const nameCurrency = (currency: string): string => (currency === 'CNY' ? 'RMB' : currency);

/**
 * "$" is the US dollar except where a reader's own dollar is "$"; "¥" alone is RMB only in mainland Chinese. English has
 * one word for it, the one of the switch and of tables.
 */
export function currencySign(language: Language, currency: string): string {
  if (currency === 'USD') return language === 'zh-TW' ? 'US$' : '$';
  if (nameCurrency(currency) === 'RMB') {
    if (language === 'en') return 'RMB';
    return language === 'zh-CN' ? '¥' : 'CN¥';
  }
  const parts = numberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Intl reads such text exactly, beyond what a number holds. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}
