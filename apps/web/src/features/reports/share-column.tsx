import type { ListedColumn } from '@tapwright/contracts/ad-columns';
import { displayWidth } from '@tapwright/domain/display-width';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatCount, formatPercent, noFigure } from '@tapwright/i18n/format-number';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import classes from './components/report.module.css';
import type { ColumnWriting } from './measure-columns.tsx';
import type { SortName } from './report-types.ts';

type SharedRow = Readonly<Record<string, unknown>>;

/** What Apple says of searches in a keyword's words; its day, or why there is none, stands under the pointer. */
export function shareColumn<Row extends SharedRow>(
  { key, kind, field }: ListedColumn,
  { t, language }: ColumnWriting,
): GridColumn<Row, SortName> {
  const head = t(`adWords:columns.${key}`);
  const figureOf = (row: Row, name = field) => {
    const figure = row[name];
    return typeof figure === 'number' ? figure : null;
  };
  const written = (row: Row) => {
    const figure = figureOf(row);
    if (kind === 'count') return formatCount(language, figure);
    const low = figureOf(row, 'lowShare');
    const high = formatPercent(language, figure, 0);
    return low === null || low === figure ? high : `${formatCount(language, low * 100)}–${high}`;
  };
  return {
    key,
    head,
    width: Math.max(80, Math.ceil(displayWidth(head) * 6.2) + 30),
    align: 'end',
    cell: (row) => {
      const text = written(row);
      return text === noFigure ? <span className={classes.quiet}>{text}</span> : text;
    },
    text: (row) => (figureOf(row) === null ? '' : written(row)),
    exact: (row) => {
      const day = row['sharesOn'];
      return typeof day === 'string'
        ? t('overview:sharesOn', { day: formatDay(language, day) })
        : t('overview:noShares');
    },
    onCard: 'measure',
  };
}
