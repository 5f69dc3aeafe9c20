import type { GridColumn } from '@tapwright/ui/table/grid-column';
import classes from '../report.module.css';
import type { SortName } from '../question/report-types.ts';
import type { Selection } from '../rows/use-selection.ts';
import type { Translate } from '../../../platform/words/use-translation.ts';

const ignore = () => undefined;

/** A box before each row, with Shift for all up to it; in the head one for all that are shown. */
export function selectColumn<Row>(
  t: Translate<['adWords']>,
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): GridColumn<Row, SortName> {
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
    headPart: (
      <input
        type="checkbox"
        className={classes.check}
        tabIndex={-1}
        checked={selection.isWhole}
        aria-label={t('adWords:select.all')}
        onChange={() => (selection.isWhole ? selection.take([]) : selection.takeShown())}
      />
    ),
    text: () => '',
    onCard: 'select',
  };
}
