import { lazy, Suspense } from 'react';
import type { ListedColumn } from '@tapwright/contracts/ad-columns';
import { displayWidth } from '@tapwright/domain/display-width';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatCount, formatPercent, noFigure } from '@tapwright/i18n/format-number';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import classes from '../report.module.css';
import type { ColumnWriting } from './measure-columns.tsx';
import type { SortName } from '../question/report-types.ts';

const CapUse = lazy(async () => ({ default: (await import('./cap-use.tsx')).CapUse }));

type SharedRow = Readonly<Record<string, unknown>>;
/** Rows of a list, and how many there are in all. */
export type Shown<Row> = { readonly list: readonly Row[]; readonly total: number } | undefined;

/** Of a daily cap: worth a look. */
const nearlySpent = 0.95;

/** What Apple tells of a day, or does not. */
const ofShares: ReadonlySet<string> = new Set(['impressionShare', 'shareRank', 'popularity']);

/** A figure of a row itself; of an impression share its day, or why there is none, stands under the pointer. */
export function shareColumn<Row extends SharedRow>(
  { key, kind, field }: ListedColumn,
  { t, language }: ColumnWriting,
  shown?: Shown<Row>,
): GridColumn<Row, SortName> {
  const head = t(`adWords:columns.${key}`);
  const figureOf = (row: Row, name = field) => {
    const figure = row[name];
    return typeof figure === 'number' ? figure : null;
  };
  const isDistance = key === 'goalDistance';
  const isTrend = key === 'popularityTrend';
  const isOver = (row: Row) => kind === 'rate' && (figureOf(row) ?? -1) > (isDistance ? 0 : nearlySpent);
  const written = (row: Row) => {
    const figure = figureOf(row);
    if (kind === 'count') return `${isTrend && (figure ?? 0) > 0 ? '+' : ''}${formatCount(language, figure)}`;
    if (kind === 'rate')
      return `${isDistance && (figure ?? 0) > 0 ? '+' : ''}${formatPercent(language, figure, 0)}`;
    const low = figureOf(row, 'lowShare');
    const high = formatPercent(language, figure, 0);
    return low === null || low === figure ? high : `${formatCount(language, low * 100)}–${high}`;
  };
  const atCap = key === 'capUse' ? countCapped(shown) : 0;
  return {
    key,
    head,
    width: Math.max(key === 'capUse' ? 124 : 80, Math.ceil(displayWidth(head) * 6.2) + 30),
    align: 'end',
    cell: (row) => {
      const text = written(row);
      if (text === noFigure) return <span className={classes.quiet}>{text}</span>;
      if (key === 'capUse')
        return (
          <Suspense fallback={text}>
            <CapUse use={figureOf(row) ?? 0} isCapped={row['cappedToday'] === true} text={text} />
          </Suspense>
        );
      return isOver(row) ? <span className={classes.over}>{text}</span> : text;
    },
    ...(atCap > 0 && { total: t('overview:atCap', { count: atCap }) }),
    text: (row) => (figureOf(row) === null ? '' : written(row)),
    exact: (row) => {
      if (kind === 'rate' || !ofShares.has(key)) return undefined;
      const day = row['sharesOn'];
      return typeof day === 'string'
        ? t('overview:sharesOn', { day: formatDay(language, day) })
        : t('overview:noShares');
    },
    onCard: 'measure',
  };
}

/** Campaigns, of all rows there are; of a page alone it would be no total. */
function countCapped<Row extends SharedRow>(shown: Shown<Row>): number {
  if (shown === undefined || shown.list.length < shown.total) return 0;
  const capped = shown.list.filter((row) => row['cappedToday'] === true);
  return new Set(capped.map((row) => row['campaignId'])).size;
}
