import { formatAmount } from '@tapwright/i18n/format-money';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import classes from './components/report.module.css';
import type { ColumnWriting } from './measure-columns.tsx';
import type { AdStatus, MatchType, SortName } from './report-types.ts';

type Stated = { readonly status: AdStatus };

export function statusColumn<Row extends Stated>({ t }: ColumnWriting): GridColumn<Row, SortName> {
  return {
    key: 'status',
    head: t('overview:heads.status'),
    width: 96,
    sortKey: 'status',
    cell: ({ status }) => <StatusWord of={status}>{t(`overview:statuses.${status}`)}</StatusWord>,
    text: ({ status }) => t(`overview:statuses.${status}`),
    onCard: 'corner',
  };
}

/** A plain word in a column of its own. */
export function wordColumn<Row>(
  key: string,
  head: string,
  width: number,
  word: (row: Row) => string,
): GridColumn<Row, SortName> {
  return {
    key,
    head,
    width,
    cell: (row) => <span className={classes.second}>{word(row)}</span>,
    text: word,
    exact: word,
  };
}

export function nameMatch({ t }: ColumnWriting, match: string | null): string {
  const known: MatchType | undefined = match === 'EXACT' || match === 'BROAD' ? match : undefined;
  return known ? t(`overview:matches.${known}`) : '';
}

type Billed = { readonly currency: string };

/** An amount that Apple keeps in the ad account's own currency; it is never converted. */
export function amountColumn<Row extends Billed>(
  key: 'bid' | 'dailyBudget',
  { t, language }: ColumnWriting,
  amount: (row: Row) => string | null,
): GridColumn<Row, SortName> {
  const written = (row: Row) => amount(row) ?? '';
  const shown = (row: Row) =>
    written(row) === '' ? '' : formatAmount(language, { amount: written(row), currency: row.currency });
  return {
    key,
    head: t(`overview:heads.${key}`),
    width: 108,
    align: 'end',
    sortKey: key,
    cell: (row) => {
      const text = shown(row);
      return text === '' ? (
        <span className={classes.quiet}>–</span>
      ) : (
        <Own amount={text} currency={row.currency} />
      );
    },
    text: written,
    exact: (row) => (written(row) === '' ? undefined : `${shown(row)} ${row.currency}`),
  };
}

function Own({ amount, currency }: { readonly amount: string; readonly currency: string }) {
  return (
    <>
      {amount} <span className={classes.quiet}>{currency}</span>
    </>
  );
}
