import { IconColumns3, IconCopy, IconDownload, IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { Picker } from '@tapwright/ui/forms/picker';
import { Button } from '@tapwright/ui/forms/button';
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
  readonly onFilter: (() => void) | undefined;
  readonly onCopy: () => void;
  readonly onSave: (() => Promise<void>) | undefined;
};

/** What can be done with a table; on a phone, where there are no heads, also how it is sorted. */
export function TableTools({ columns, sort, onSort, onFilter, onCopy, onSave, ...chooser }: Props) {
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
      {onFilter ? (
        <Button variant="subtle" icon={<IconFilter size={16} />} onClick={onFilter}>
          {t('filter.action')}
          <span className={classes.key}>
            <KeyCap>/</KeyCap>
          </span>
        </Button>
      ) : null}
      <span className={classes.onDesk}>
        <ColumnMenu columns={columns} {...chooser} />
        <Button variant="subtle" icon={<IconCopy size={16} />} onClick={onCopy}>
          {t('copy.action')}
        </Button>
      </span>
      {onSave ? (
        <Button
          variant="subtle"
          icon={<IconDownload size={16} />}
          disabled={isSaving}
          onClick={() => void save()}
        >
          {t('save.action')}
        </Button>
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
        <Button variant="subtle" icon={<IconColumns3 size={16} />}>
          {t('columns.action')}
        </Button>
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
