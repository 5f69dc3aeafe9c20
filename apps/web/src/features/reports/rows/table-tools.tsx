import { IconAdjustmentsHorizontal, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { Picker } from '@tapwright/ui/forms/picker';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ColumnSets } from '../columns/column-sets.ts';
import type { ReportView } from '../question/report-view.ts';
import type { SortName } from '../question/report-types.ts';
import { ColumnChooser } from '../columns/column-chooser.tsx';
import { ColumnSetChoice } from '../columns/column-set-choice.tsx';
import classes from '../report.module.css';

type Column = Pick<GridColumn<unknown, SortName>, 'key' | 'head' | 'longHead' | 'width' | 'sortKey'>;

type Props = {
  readonly columns: readonly Column[];
  readonly chosen: readonly string[];
  readonly sets: ColumnSets;
  readonly shown: readonly string[] | undefined;
  readonly ownColumns: readonly string[] | null;
  readonly sort: ReportView['sort'];
  readonly onColumns: (chosen: readonly string[] | undefined) => void;
  readonly onSort: (sort: ReportView['sort']) => void;
  readonly onCopy: () => void;
  readonly onSave: (() => Promise<void>) | undefined;
};

/**
 * What can be done with a table; on a phone, where there are no heads, also how it is sorted, and there the tools
 * beyond that unfold.
 */
export function TableTools({ columns, sort, onSort, onCopy, onSave, ...chooser }: Props) {
  const { t } = useTranslation('overview');
  const showFailure = useShowFailure();
  const [isUnfolded, setUnfolded] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const sortable = columns.flatMap(({ sortKey, head }) => (sortKey ? [{ value: sortKey, label: head }] : []));
  const save = async () => {
    setSaving(true);
    try {
      await onSave?.();
    } catch (error) {
      showFailure(t('save.failed'), error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={classes.tools}>
      <span className={classes.onPhone}>
        <Picker
          label={t('sort')}
          value={sort.key}
          options={sortable}
          onChange={(key) => onSort({ key, order: key === 'name' ? 'asc' : 'desc' })}
        />
      </span>
      <span className={classes.onDesk}>
        <ColumnSetChoice {...chooser} />
      </span>
      <button
        type="button"
        className={classes.fold}
        aria-label={t('tools')}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <IconAdjustmentsHorizontal size={16} />
      </button>
      <span className={classes.lesser}>
        <ColumnChooser columns={columns} chosen={chooser.chosen} onColumns={chooser.onColumns} />
        <span className={classes.onDesk}>
          <IconButton aria-label={t('copy.action')} title={t('copy.action')} onClick={onCopy}>
            <IconCopy size={16} />
          </IconButton>
        </span>
        {onSave ? (
          <IconButton
            aria-label={t('save.action')}
            title={t('save.action')}
            loading={isSaving}
            onClick={() => void save()}
          >
            <IconDownload size={16} />
          </IconButton>
        ) : null}
      </span>
    </div>
  );
}
