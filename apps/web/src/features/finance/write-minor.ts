import { moneyOf, toAmount } from '@tapwright/domain/money';
import { formatAmount } from '@tapwright/i18n/format-money';
import { noFigure } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';

/** USD and RMB both have two decimals. */
export const writeMinor = (language: Language, minor: number): string =>
  formatAmount(language, { amount: toAmount(moneyOf(minor, 'USD')), currency: 'USD' });

/** In a column of changes: with its sign, and nothing where nothing moved. */
export const writeChange = (language: Language, minor: number): string =>
  minor === 0 ? noFigure : `${minor > 0 ? '+' : ''}${writeMinor(language, minor)}`;
