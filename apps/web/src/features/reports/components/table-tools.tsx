import { IconColumns3, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { Picker } from '@tapwright/ui/forms/picker';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuCheck, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import { useShowFailure } from '../../../platform/use-show-failure.ts';
import type { ReportView } from '../report-view.ts';
import type { SortName } from '../report-types.ts';
import classes from './report.module.css';

type Column = Pick<GridColumn<unknown, SortName>, 'key' | 'head' | 'longHead' | 'width' | 'sortKey'>;

type Props = {
  readonly columns: readonly Column[];
  readonly chosen: readonly string[];
  readonly sort: ReportView['sort'];
  readonly onColumns: (chosen: readonly string[] | undefined) => void;
  readonly onSort: (sort: ReportView['sort']) => void;
  readonly onCopy: () => void;
  readonly onSave: (() => Promise<void>) | undefined;
};

/** What can be done with a table; on a phone, where there are no heads, also how it is sorted. */
export function TableTools({ columns, sort, onSort, onCopy, onSave, ...chooser }: Props) {
  const { t } = useTranslation('overview');
  const showFailure = useShowFailure();
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
        <ColumnMenu columns={columns} {...chooser} />
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
    </div>
  );
}

function ColumnMenu({ columns, chosen, onColumns }: Pick<Props, 'columns' | 'chosen' | 'onColumns'>) {
  const { t } = useTranslation('overview');
  return (
    <Menu
      className={classes.columns}
      trigger={
        <IconButton outlined aria-label={t('columns.action')} title={t('columns.action')}>
          <IconColumns3 size={16} />
        </IconButton>
      }
    >
      {columns
        .filter(({ width }) => width !== undefined)
        .map(({ key, head, longHead = head }) => (
          <MenuCheck
            key={key}
            checked={chosen.includes(key)}
            onChange={(isOn) => onColumns(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
          >
            {longHead}
          </MenuCheck>
        ))}
      <MenuDivider />
      <MenuItem staysOpen onClick={() => onColumns(undefined)}>
        {t('columns.reset')}
      </MenuItem>
    </Menu>
  );
}
