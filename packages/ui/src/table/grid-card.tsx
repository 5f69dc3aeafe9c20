import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column.ts';
import classes from './grid.module.css';

/** Of a name with what it lies in, or of a value to be pressed. */
const titleHeight = 57;
const factsHeight = 22;
const measuresHeight = 40;
/** Beside their names, where a card says more than them. */
const inlineHeight = 22;

type Place = GridColumn<never>['onCard'];
type Placed = Pick<GridColumn<never>, 'onCard'>;

const has = (columns: readonly Placed[], place: Place) => columns.some(({ onCard }) => onCard === place);

/** What stands beside the name gives way to a value that is pressed there. */
const isFact = (columns: readonly Placed[], { onCard }: Placed) =>
  onCard === 'fact' || (onCard === 'corner' && has(columns, 'value'));

const hasFactsAmong = (columns: readonly Placed[]) => columns.some((column) => isFact(columns, column));

export function cardHeight(columns: readonly Placed[]): number {
  const hasFacts = hasFactsAmong(columns);
  const measures = has(columns, 'measure') ? (hasFacts ? inlineHeight : measuresHeight) : 0;
  return titleHeight + (hasFacts ? factsHeight : 0) + measures;
}

type Props<Row> = {
  /** Not among the sums, which none can be added to. */
  readonly hasFacts?: boolean;
  readonly columns: readonly GridColumn<Row>[];
  readonly cellOf: (column: GridColumn<Row>) => ReactNode;
  /** Undefined: it cannot be changed there. */
  readonly editOf?: (column: GridColumn<Row>) => ((button: HTMLElement) => void) | undefined;
};

/** What one row says where it is a card, in the order in which it is read. */
export function GridCard<Row>({ columns, hasFacts = false, cellOf, editOf }: Props<Row>) {
  const at = (...places: Place[]) => columns.filter(({ onCard }) => places.includes(onCard));
  const facts = hasFacts ? columns.filter((column) => isFact(columns, column)) : [];
  return (
    <>
      {at('select').map((column) => (
        <label key={column.key} className={classes.cardCheck}>
          {cellOf(column)}
        </label>
      ))}
      <div className={classes.face}>
        <div className={classes.cardTop}>
          {at('title').map((column) => (
            <div key={column.key} className={classes.title}>
              {cellOf(column)}
            </div>
          ))}
          {[...at('corner', 'value'), ...at('action')]
            .filter((column) => !facts.includes(column))
            .map((column) => (
              <Corner key={column.key} column={column} edit={editOf?.(column)}>
                {cellOf(column)}
              </Corner>
            ))}
        </div>
        {facts.length === 0 ? null : (
          <div className={classes.facts}>
            {facts.map((column) => (
              <span key={column.key}>{cellOf(column)}</span>
            ))}
          </div>
        )}
        <Measures columns={at('measure')} isInline={facts.length > 0} cellOf={cellOf} />
      </div>
    </>
  );
}

type CornerProps<Row> = {
  readonly column: GridColumn<Row>;
  readonly edit: ((button: HTMLElement) => void) | undefined;
  readonly children: ReactNode;
};

function Corner<Row>({ column: { head, onCard }, edit, children }: CornerProps<Row>) {
  if (onCard !== 'value' || edit === undefined)
    return <span className={onCard === 'action' ? classes.cardAction : classes.corner}>{children}</span>;
  return (
    <button type="button" className={classes.cardValue} onClick={({ currentTarget }) => edit(currentTarget)}>
      <span className="tw-visually-hidden">{head}</span>
      {children}
      <IconPencil size={14} aria-hidden />
    </button>
  );
}

type MeasuresProps<Row> = Pick<Props<Row>, 'columns' | 'cellOf'> & { readonly isInline: boolean };

function Measures<Row>({ columns, isInline, cellOf }: MeasuresProps<Row>) {
  if (columns.length === 0) return null;
  return (
    <dl className={classes.measures} data-inline={isInline || undefined}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>
            {column.head} <span className={classes.unit}>{column.unit}</span>
          </dt>
          <dd>{cellOf(column)}</dd>
        </div>
      ))}
    </dl>
  );
}
