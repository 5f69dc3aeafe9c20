import type { OperationRow } from '@tapwright/contracts/operation-log';
import { formatStamp } from '@tapwright/i18n/format-instant';
import type { Language } from '@tapwright/i18n/languages';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation, type Translate } from '../../../platform/words/use-translation.ts';
import { readDetails } from '../read-details.ts';
import { Actor } from './actor.tsx';
import { OperationDetailsView } from './operation-details-view.tsx';
import { WhatWasDone } from './what-was-done.tsx';

type Props = {
  readonly rows: readonly OperationRow[] | undefined;
  readonly expectedRows: number;
  readonly isBusy: boolean;
  readonly zone: string;
};

export function OperationTable({ rows, expectedRows, isBusy, zone }: Props) {
  const { t } = useTranslation('operationLog');
  const language = useLanguage();
  return (
    <DataTable
      label={t('list')}
      columns={columnsFor(t, language, zone)}
      rows={rows}
      keyOf={keyOf}
      expectedRows={expectedRows}
      isBusy={isBusy}
      details={detailsIn(zone)}
    />
  );
}

const keyOf = (row: OperationRow) => row.operationId;

const detailsIn = (zone: string) => (row: OperationRow) => <OperationDetailsView row={row} zone={zone} />;

function columnsFor(
  t: Translate<['operationLog']>,
  language: Language,
  zone: string,
): Column<OperationRow>[] {
  return [
    {
      key: 'what',
      head: t('columns.what'),
      cell: (row) => <WhatWasDone row={row} zone={zone} />,
      onCard: 'title',
    },
    {
      key: 'type',
      head: t('columns.type'),
      width: 112,
      cell: (row) => t(`types.${row.type}`),
      onCard: 'line',
    },
    {
      key: 'who',
      head: t('columns.who'),
      width: 240,
      cell: (row) => <Actor by={readDetails(row)?.by} />,
      onCard: 'line',
    },
    { key: 'address', head: t('columns.address'), width: 132, cell: (row) => row.operIp },
    {
      key: 'at',
      head: t('columns.at'),
      width: 184,
      align: 'end',
      cell: (row) => formatStamp(language, new Date(row.operCreateTime), zone),
      onCard: 'corner',
    },
  ];
}
