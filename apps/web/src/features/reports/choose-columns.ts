import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { SortName } from './report-types.ts';

type Columns<Row> = readonly GridColumn<Row, SortName>[];

/** The name always leads; the others stand in the order of whoever chose them. */
export function chooseColumns<Row>(
  all: Columns<Row>,
  chosen: readonly string[],
): GridColumn<Row, SortName>[] {
  const others = [...new Set(chosen)].flatMap((key) => all.filter((column) => column.key === key));
  return [...all.filter(isName), ...others.filter((column) => !isName(column))];
}

const isName = ({ width }: Pick<GridColumn<never>, 'width'>) => width === undefined;

/** Chosen once, and in no catalogue any more. A change is there only while something is compared. */
export function findGoneColumns<Row>(all: Columns<Row>, chosen: readonly string[]): string[] {
  return chosen.filter((key) => all.every((column) => key !== column.key && key !== `${column.key}Change`));
}

const firstOnCards = ['localSpendAmount', 'avgCpaAmount'];

/**
 * A phone has room for two measures: the first two that somebody put together, else spend and cost per install; what
 * is changed there stands on every card.
 */
export function choosePhoneColumns<Row>(
  all: Columns<Row>,
  shown: Columns<Row>,
  isOwn: boolean,
): GridColumn<Row, SortName>[] {
  const chosen = [...shown, ...all.filter((one) => one.onCard === 'value' && !shown.includes(one))];
  // Who put together nothing but settings looks at these.
  const isBare = isOwn && chosen.every(({ onCard }) => onCard !== 'measure');
  const columns = isBare
    ? chosen.map((one) => ({ ...one, onCard: one.onCard ?? ('measure' as const) }))
    : chosen;
  const measures = columns.filter(({ onCard }) => onCard === 'measure').map(({ key }) => key);
  const main = firstOnCards.filter((key) => measures.includes(key));
  const kept = (isOwn || main.length === 0 ? measures : main).slice(0, 2);
  return columns.filter(({ key, onCard }) => onCard !== 'measure' || kept.includes(key));
}
