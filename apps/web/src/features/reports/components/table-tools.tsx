import { Button, Menu } from '@mantine/core';
import { IconColumns3, IconCopy, IconDownload, IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import '@tapwright/ui/overlay/menu.css';
import { Picker } from '@tapwright/ui/forms/picker';
import { useSayFailed } from '../../../platform/use-say-failed.ts';
import type { ReportView } from '../report-view.ts';
import type { SortName } from '../report-types.ts';
import classes from './report.module.css';

type Props<Row> = {
  readonly columns: readonly GridColumn<Row, SortName>[];
  readonly chosen: readonly string[];
  readonly sort: ReportView['sort'];
  readonly onColumns: (chosen: readonly string[] | undefined) => void;
  readonly onSort: (sort: ReportView['sort']) => void;
  readonly onFilter: (() => void) | undefined;
  readonly onCopy: () => void;
  readonly onSave: (() => Promise<void>) | undefined;
};

/** What can be done with a table; on a phone, where there are no heads, also how it is sorted. */
export function TableTools<Row>({ columns, sort, onSort, onFilter, onCopy, onSave, ...chooser }: Props<Row>) {
  const { t } = useTranslation('overview');
  const sayFailed = useSayFailed();
  const [isSaving, setSaving] = useState(false);
  const sortable = columns.flatMap(({ sortKey, head }) => (sortKey ? [{ value: sortKey, label: head }] : []));
  const save = async () => {
    setSaving(true);
    try {
      await onSave?.();
    } catch (error) {
      sayFailed(t('save.failed'), error);
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
        <Button variant="subtle" leftSection={<IconFilter size={16} />} onClick={onFilter}>
          {t('filter.action')}
          <span className={classes.key}>
            <KeyCap>/</KeyCap>
          </span>
        </Button>
      ) : null}
      <span className={classes.onDesk}>
        <ColumnMenu columns={columns} {...chooser} />
        <Button variant="subtle" leftSection={<IconCopy size={16} />} onClick={onCopy}>
          {t('copy.action')}
        </Button>
      </span>
      {onSave ? (
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} />}
          disabled={isSaving}
          onClick={() => void save()}
        >
          {t('save.action')}
        </Button>
      ) : null}
    </div>
  );
}

function ColumnMenu<Row>({
  columns,
  chosen,
  onColumns,
}: Pick<Props<Row>, 'columns' | 'chosen' | 'onColumns'>) {
  const { t } = useTranslation('overview');
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconColumns3 size={16} />}>
          {t('columns.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.columns}>
        {columns
          .filter(({ width }) => width !== undefined)
          .map(({ key, head, longHead = head }) => (
            <Menu.CheckboxItem
              key={key}
              checked={chosen.includes(key)}
              onChange={(isOn) => onColumns(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
            >
              {longHead}
            </Menu.CheckboxItem>
          ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onColumns(undefined)}>{t('columns.reset')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
