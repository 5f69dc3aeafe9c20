import { Segmented } from '@tapwright/ui/forms/segmented';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type ColumnSets, columnSetNames, findColumnSet } from './column-sets.ts';

type Props = {
  readonly sets: ColumnSets;
  readonly shown: readonly string[] | undefined;
  /** What the reader has put together, whether it is shown or not. */
  readonly ownColumns: readonly string[] | null;
  readonly onColumns: (next: readonly string[] | undefined) => void;
};

/** Columns that are looked at together, and one's own beside them. */
export function ColumnSetChoice({ sets, shown, ownColumns, onColumns }: Props) {
  const { t } = useTranslation('overview');
  const offered = columnSetNames.filter((name) => sets[name] !== undefined);
  const set = findColumnSet(shown);
  const own = set === undefined ? shown : ownColumns;
  const options = [
    ...offered.map((name) => ({ value: name, label: t(`columns.sets.${name}`) })),
    ...(own ? [{ value: 'own' as const, label: t('columns.sets.own') }] : []),
  ];
  if (options.length < 2) return null;
  return (
    <Segmented
      label={t('columns.action')}
      size="small"
      value={set ?? 'own'}
      options={options}
      onChange={(next) => onColumns(next === 'own' ? (own ?? undefined) : [next])}
    />
  );
}
