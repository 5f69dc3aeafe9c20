import type { GridColumn } from '@tapwright/ui/table/grid-column';

const firstOnCards = ['localSpendAmount', 'avgCpaAmount'];

/**
 * A phone has room for two measures: the first two that somebody put together, else spend and cost per install; what
 * is changed there stands on every card.
 */
export function choosePhoneColumns<Row>(
  all: readonly GridColumn<Row>[],
  shown: readonly GridColumn<Row>[],
  isOwn: boolean,
): GridColumn<Row>[] {
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
