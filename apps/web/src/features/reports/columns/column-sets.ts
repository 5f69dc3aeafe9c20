import { listColumns, type ListedColumn, type ReportLevel } from '@tapwright/contracts/ad-columns';

export const columnSetNames = ['delivery', 'efficiency', 'settings'] as const;
export type ColumnSetName = (typeof columnSetNames)[number];

/** Columns that are looked at together; every list has the first. */
export type ColumnSets = Readonly<
  Record<'delivery', readonly string[]> & Partial<Record<ColumnSetName, readonly string[]>>
>;

const efficiency = [
  'localSpendAmount',
  'localSpendAmountChange',
  'installs',
  'installsChange',
  'avgCpaAmount',
  'avgCpaAmountChange',
  'avgCptAmount',
  'ttr',
  'conversionRate',
];

/** Of a list whose rows have measures and settings. */
export function columnSets(level: ReportLevel, delivery: readonly string[]): ColumnSets {
  const isFigure = ({ kind }: ListedColumn) => ['share', 'count', 'rate'].includes(kind);
  const figures = listColumns(level).filter(isFigure);
  const settings = listColumns(level).filter((column) => !isFigure(column));
  const first = delivery.slice(0, 1);
  return {
    delivery,
    efficiency: [...first, ...efficiency, ...figures.map(({ key }) => key)],
    ...(settings.length > 2 ? { settings: [...settings.map(({ key }) => key), 'localSpendAmount'] } : {}),
  };
}

/** Which set is shown; undefined for what somebody put together. */
export function findColumnSet(chosen: readonly string[] | undefined): ColumnSetName | undefined {
  if (chosen === undefined) return 'delivery';
  return chosen.length === 1 ? columnSetNames.find((name) => name === chosen[0]) : undefined;
}

/** A set that this list does not have is shown as its first. */
export function spellColumns(chosen: readonly string[] | undefined, sets: ColumnSets): readonly string[] {
  const set = findColumnSet(chosen);
  if (set === undefined) return chosen ?? sets.delivery;
  return sets[set] ?? sets.delivery;
}
