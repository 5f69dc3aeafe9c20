import type { TFunction } from 'i18next';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import classes from './components/report.module.css';
import type { SortName } from './report-types.ts';
import type { Selection } from './use-selection.ts';

const ignore = () => undefined;

/** A box before each row, with Shift for all up to it; beside the total one for all that are shown. */
export function selectColumn<Row>(
  t: TFunction<readonly ['adWords']>,
  shown: readonly Row[],
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): GridColumn<Row, SortName> {
  const isWhole = shown.length > 0 && shown.every((row) => selection.has(row));
  return {
    key: 'select',
    head: '',
    width: 52,
    isFrozen: true,
    cell: (row) => (
      <input
        type="checkbox"
        className={classes.check}
        tabIndex={-1}
        checked={selection.has(row)}
        aria-label={t('adWords:select.row', { name: nameOf(row) })}
        // Said by the press, which knows of Shift.
        onChange={ignore}
        onClick={({ shiftKey }) => selection.toggle(row, shiftKey)}
      />
    ),
    total: (
      <input
        type="checkbox"
        className={classes.check}
        tabIndex={-1}
        checked={isWhole}
        aria-label={t('adWords:select.all')}
        onChange={() => selection.take(isWhole ? [] : shown)}
      />
    ),
    text: () => '',
  };
}
