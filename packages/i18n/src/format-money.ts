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
  const { negative, size } = formatSize(language, money.amount);
  return negative ? `−${size}` : size;
}

/** In sentences: "$1,234.50", "RMB 1,234.50". */
export function formatMoney(language: Language, money: ExactAmount | null | undefined): string {
  if (!money) return noFigure;
  const { negative, size } = formatSize(language, money.amount);
  const sign = currencySign(language, money.currency);
  return `${negative ? '−' : ''}${sign}${sign === 'RMB' ? '\u00a0' : ''}${size}`;
}

/**
 * "$" is the US dollar except where a reader's own dollar is "$"; "¥" alone is RMB only in mainland Chinese.
 * English has one word for it, the one of the switch and of tables; Apple writes RMB or CNY.
 */
export function currencySign(language: Language, currency: string): string {
  if (currency === 'USD') return language === 'zh-TW' ? 'US$' : '$';
  if (currency === 'CNY' || currency === 'RMB') return rmbSigns[language] ?? 'CN¥';
  const parts = numberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const rmbSigns: Partial<Record<Language, string>> = { 'zh-CN': '¥', en: 'RMB' };

function formatSize(language: Language, amount: string): { negative: boolean; size: string } {
  if (!isDecimal(amount)) throw new TypeError(`"${amount}" is no amount`);
  const decimals = amount.split('.')[1]?.length ?? 0;
  const exact = numberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  const text = withMinus(exact.format(amount));
  return text.startsWith('−') ? { negative: true, size: text.slice(1) } : { negative: false, size: text };
}

/** Intl reads such text exactly, beyond what a number holds. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}
