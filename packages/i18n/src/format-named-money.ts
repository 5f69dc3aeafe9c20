import { type ExactAmount, formatAmount, nameCurrency } from './format-money.ts';
import { noFigure } from './format-number.ts';
import type { Language } from './languages.ts';

/** Where several currencies stand below each other: "1,234.50 RMB". */
export const formatNamedMoney = (language: Language, money: ExactAmount | null | undefined): string =>
  money ? `${formatAmount(language, money)} ${nameCurrency(money.currency)}` : noFigure;
