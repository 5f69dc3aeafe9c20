import type { SplitKind } from '@tapwright/contracts/report-query';
import { Picker } from '@tapwright/ui/forms/picker';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './split-choice.module.css';

type Props = {
  readonly splits: readonly SplitKind[];
  readonly split: SplitKind | undefined;
  readonly onChange: (next: { readonly split: SplitKind | undefined }) => void;
};

/** What the chart's columns are split by. */
export function SplitChoice({ splits, split, onChange }: Props) {
  const { t } = useTranslation(['reportNotes', 'adWords']);
  if (splits.length === 0) return null;
  return (
    <span className={classes.split}>
      <Picker
        label={t('split.label')}
        value={splits.find((one) => one === split) ?? 'whole'}
        options={[
          { value: 'whole', label: t('split.whole') },
          ...splits.map((one) => ({ value: one, label: t(`split.by.${one}`) })),
        ]}
        onChange={(next) => onChange({ split: splits.find((one) => one === next) })}
      />
    </span>
  );
}
