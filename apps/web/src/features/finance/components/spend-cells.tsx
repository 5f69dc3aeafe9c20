import type { ReactNode } from 'react';
import type { MonthSpend, Spend } from '@tapwright/contracts/finance';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isPart, isUnread } from '../prepare-missing.ts';
import { writeMicros } from '../write-spend.ts';
import classes from './spend-table.module.css';

type AmountProps = {
  readonly amount: Spend;
  readonly currency: string;
  readonly teamCurrency: string;
  readonly isConverted: boolean;
};

/** A converted amount is marked, and says on hover what it was before. */
export function Amount({ amount, currency, teamCurrency, isConverted }: AmountProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { inTeamCurrency, inOwnCurrency } = amount;
  if (isUnread(amount)) return <span className={classes.unread}>{t('missing.notRead')}</span>;
  const text = writeMicros(language, inTeamCurrency, teamCurrency);
  if (!isConverted || inOwnCurrency === 0) return text;
  const own = { amount: writeMicros(language, inOwnCurrency, currency), currency: nameCurrency(currency) };
  return <span title={t('exact', own)}>{inTeamCurrency === null ? text : `≈ ${text}`}</span>;
}

/** A month of which days are missing or stand elsewhere is marked, and says on hover which. */
export function Part({ of, children }: { readonly of: MonthSpend; readonly children: ReactNode }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  if (!isPart(of) || isUnread(of)) return children;
  const name = (days: MonthSpend['notRead']) =>
    formatList(
      language,
      days.map(({ from, to }) => formatDayRange(language, from, to)),
    );
  const said = [
    of.notRead.length === 0 ? '' : t('missing.part', { days: name(of.notRead) }),
    of.inWeeks.length === 0
      ? ''
      : t('missing.inWeeks', { days: name(of.inWeeks), column: t('acrossMonths') }),
  ];
  return (
    <span title={said.filter((words) => words !== '').join('\n')}>
      {children}
      <Mark />
    </span>
  );
}

type TotalProps = {
  readonly micros: number | null;
  readonly currency: string;
  readonly all: readonly MonthSpend[];
};

export function MonthTotal({ micros, currency, all }: TotalProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  if (all.length > 0 && all.every(isUnread))
    return <span className={classes.unread}>{t('missing.notRead')}</span>;
  return (
    <>
      {writeMicros(language, micros, currency)}
      {all.some(isPart) ? <Mark /> : null}
    </>
  );
}

/** Hangs beside the figure, so that figures stay under each other. */
const Mark = () => <span className={classes.mark}>*</span>;
