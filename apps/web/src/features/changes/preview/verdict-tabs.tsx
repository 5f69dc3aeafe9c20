import { formatCount } from '@tapwright/i18n/format-number';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type PreviewRow, type VerdictName, verdicts } from './prepare-preview.ts';
import classes from './preview.module.css';

export type TabName = 'all' | VerdictName;
type Props = {
  readonly rows: readonly PreviewRow[];
  readonly nameOf: (row: PreviewRow) => VerdictName;
  readonly value: TabName;
  readonly onChange: (value: TabName) => void;
};

/** One that meets no row is absent. */
export function VerdictTabs({ rows, nameOf, value, onChange }: Props) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const counts = verdicts.map((name) => ({ name, count: rows.filter((row) => nameOf(row) === name).length }));
  const tabs = [{ name: 'all' as const, count: rows.length }, ...counts.filter(({ count }) => count > 0)];
  return (
    <div className={classes.tabs}>
      <Segmented
        label={t('preview.verdicts')}
        size="small"
        value={value}
        options={tabs.map(({ name, count }) => ({
          value: name,
          label: `${t(`verdicts.${name}`)} ${formatCount(language, count)}`,
        }))}
        onChange={onChange}
      />
    </div>
  );
}
