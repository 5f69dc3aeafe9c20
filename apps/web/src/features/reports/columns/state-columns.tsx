import { lazy, Suspense } from 'react';
import {
  type ColumnName,
  listColumns,
  type ListLevel,
  type ListedColumn,
} from '@tapwright/contracts/ad-columns';
import { adStatuses, type AdValues, findValueKey } from '@tapwright/contracts/ad-values';
import { sortNames } from '@tapwright/contracts/report-query';
import { withDecimals } from '@tapwright/domain/money';
import { formatList } from '@tapwright/i18n/format-list';
import { formatAmount, nameCurrency } from '@tapwright/i18n/format-money';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import classes from '../report.module.css';
import { type ColumnWriting, headWidth } from './measure-columns.tsx';
import { shareColumn, type Shown } from './share-column.tsx';
import {
  findMark,
  findStateMark,
  isPasted,
  type MarkedRow,
  type OpenMark,
  valueAfter,
} from '../chart/open-marks.ts';
import type { OverviewWords } from '../chart/overview-words.ts';
import type { SortName } from '../question/report-types.ts';

/** Only where something is on its way. */
const OpenValue = lazy(async () => ({ default: (await import('./open-value.tsx')).OpenValue }));
const OpenState = lazy(async () => ({ default: (await import('./open-value.tsx')).OpenState }));

type AdRow = Readonly<Record<string, unknown>> & MarkedRow;
/** Where a screen says more than the column alone: a keyword's bid is that of its ad group when it has none. */
type Instead<Row> = Readonly<Partial<Record<ColumnName, (row: Row) => string | null>>>;

const widths = { text: 148, word: 108, list: 116, flag: 96, money: 124, instant: 164 } as const;

/** All that is known of a row besides its name and its measures. */
export function settingColumns<Row extends AdRow>(
  level: ListLevel,
  writing: ColumnWriting,
  instead: Instead<Row> = {},
  shown?: Shown<Row>,
): GridColumn<Row, SortName>[] {
  const { t } = writing;
  return listColumns(level).map((column) => {
    const { key, kind } = column;
    const word = instead[key];
    if (key === 'status') return statusColumn<Row>(writing);
    if (kind === 'money') {
      const amount = word ?? ((row: Row) => textOf(row[column.field]));
      return { ...amountColumn(column, writing, amount), ...sortOf(column) };
    }
    if (kind === 'share' || kind === 'count' || kind === 'rate')
      return { ...shareColumn<Row>(column, writing, shown), ...sortOf(column) };
    const written = (row: Row) => word?.(row) ?? writeWord(column, row, writing);
    return {
      ...wordColumn(key, t(`adWords:columns.${key}`), widths[kind], written),
      ...sortOf(column),
      cell: (row) => {
        const mark = findMark(row, key);
        if (mark === undefined)
          return <span className={classes.second}>{written(row) || (kind === 'instant' ? '–' : '')}</span>;
        const after = isPasted(mark)
          ? textOf(valueAfter(mark, key))
          : writeWord(column, { ...row, [column.field]: valueAfter(mark, key) }, writing);
        return (
          <Suspense fallback={written(row)}>
            <OpenValue mark={mark} before={written(row)} after={after || '–'} />
          </Suspense>
        );
      },
    };
  });
}

function sortOf({ key, isSortable }: ListedColumn): { sortKey?: SortName } {
  const sortKey = isSortable && sortNames.find((name) => name === key);
  return sortKey ? { sortKey } : {};
}

function writeWord(
  { key, kind, field, values }: ListedColumn,
  row: AdRow,
  { t, language }: ColumnWriting,
): string {
  // That something is not so needs no word in every row.
  if (values === 'answers' && row[field] !== true) return '';
  if (kind === 'instant') return writeStamp(textOf(row[field]), textOf(row['timeZone']));
  const value = kind === 'flag' ? (row[field] === true ? 'on' : 'off') : row[field];
  const write = (one: unknown) => {
    if (key === 'currency') return nameCurrency(textOf(one));
    if (key === 'countries') return nameCountry(language, textOf(one));
    return values ? wordOf(values, one, t) : textOf(one);
  };
  return Array.isArray(value) ? formatList(language, value.map(write)) : write(value);
}

/** As one types it there: Swedish writes `2026-12-24 23:59:00`. */
const writeStamp = (iso: string, zone: string) =>
  iso && new Date(iso).toLocaleString('sv', { timeZone: zone || 'UTC' }).slice(0, 16);

/** A value that Apple adds is shown as it is. */
function wordOf(values: AdValues, value: unknown, t: OverviewWords): string {
  const key = findValueKey(values, value);
  return key ? t(`adWords:${key}`) : textOf(value);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function statusColumn<Row extends AdRow>({ t }: ColumnWriting): GridColumn<Row, SortName> {
  const statusOf = (row: Row) => adStatuses.find((status) => status === row['status']) ?? 'removed';
  const wordOfRow = (row: Row) =>
    row['isArchived'] === true ? t('adWords:archived.yes') : t(`adWords:statuses.${statusOf(row)}`);
  const wordFor = (status: unknown) => {
    const known = adStatuses.find((one) => one === status);
    return known && t(`adWords:statuses.${known}`);
  };
  const wordAfter = (mark: OpenMark) =>
    mark.intent === 'remove' ? wordFor('removed') : wordFor(valueAfter(mark, 'status'));
  return {
    key: 'status',
    head: t('adWords:columns.status'),
    width: 108,
    sortKey: 'status',
    cell: (row) => {
      const word = wordOfRow(row);
      const mark = findStateMark(row);
      if (mark !== undefined)
        return (
          <Suspense fallback={word}>
            <OpenState mark={mark} before={word} after={wordAfter(mark)} />
          </Suspense>
        );
      return <StatusWord of={statusOf(row)}>{word}</StatusWord>;
    },
    text: wordOfRow,
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
    width: Math.max(width, headWidth(head)),
    cell: (row) => <span className={classes.second}>{word(row)}</span>,
    text: word,
    exact: word,
  };
}

/** Changed there by a press. */
const onCards: ReadonlySet<string> = new Set(['bid', 'dailyBudget']);
const amountWidths: Readonly<Record<string, number>> = { bid: 100, dailyBudget: 112 };

/** An amount that Apple keeps in the ad account's own currency; it is never converted. */
function amountColumn<Row extends AdRow>(
  { key, currencyField = 'currency' }: ListedColumn,
  { t, language }: ColumnWriting,
  amount: (row: Row) => string | null,
): GridColumn<Row, SortName> {
  const currencyOf = (row: Row) => textOf(row[currencyField]);
  const written = (row: Row) => amount(row) ?? '';
  const write = (row: Row, value: unknown) => {
    const [text, currency] = [textOf(value), currencyOf(row)];
    return text === '' ? '' : formatAmount(language, { amount: withDecimals(text, currency), currency });
  };
  const shown = (row: Row) => write(row, written(row));
  // What was pasted may be no amount.
  const writeAfter = (row: Row, mark: OpenMark) =>
    mark.state === 'wrong' ? textOf(valueAfter(mark, key)) : write(row, valueAfter(mark, key));
  const head = t(`adWords:columns.${key}`);
  return {
    key,
    head,
    width: Math.max(amountWidths[key] ?? widths.money, headWidth(head)),
    align: 'end',
    cell: (row) => {
      const text = shown(row);
      const mark = findMark(row, key);
      if (mark !== undefined)
        return (
          <Suspense fallback={text}>
            <OpenValue mark={mark} before={text} after={writeAfter(row, mark)} />
          </Suspense>
        );
      return text === '' ? (
        <span className={classes.quiet}>–</span>
      ) : (
        <Own amount={text} currency={currencyOf(row)} />
      );
    },
    text: written,
    ...(onCards.has(key) && { onCard: 'value' }),
    isFixed: (row) => row['status'] === 'removed' || findMark(row, key) !== undefined,
    exact: (row) => (written(row) === '' ? undefined : `${shown(row)} ${currencyOf(row)}`),
  };
}

function Own({ amount, currency }: { readonly amount: string; readonly currency: string }) {
  return (
    <>
      {amount} <span className={classes.quiet}>{currency}</span>
    </>
  );
}
