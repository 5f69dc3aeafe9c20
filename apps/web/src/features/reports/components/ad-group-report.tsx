import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadAdGroupCsv } from '@tapwright/contracts/reports';
import type { GridColumn } from '@tapwright/ui/grid-column';
import { adGroupListQuery } from '../api/report-queries.ts';
import { saveReport } from '../api/save-report.ts';
import { leadInto } from '../lead-into.ts';
import type { ColumnWriting } from '../measure-columns.tsx';
import { prepareListQuestion } from '../prepare-question.ts';
import type { ReportProps } from '../report-props.ts';
import type { AdGroupList, AdGroupRow, SortName } from '../report-types.ts';
import type { ReportView } from '../report-view.ts';
import { firstMeasures, measureColumns } from '../standard-columns.tsx';
import { amountColumn, statusColumn, wordColumn } from '../state-columns.tsx';
import { useColumnWriting } from '../use-column-writing.ts';
import { ReportTable } from './report-table.tsx';
import { RowName } from './row-name.tsx';

const firstColumns = ['status', 'bid', ...firstMeasures];
const offers = { status: true, match: false };

/** Ad groups, each leading to its keywords. */
export function AdGroupReport({
  state,
  place,
  children,
  empty,
  foot,
}: ReportProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation('overview');
  const navigate = useNavigate();
  const { view, change, range } = state;
  const question = prepareListQuestion(view, range, place);
  const read = useQuery(adGroupListQuery(question));
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => adGroupColumns(writing, view, read.data), [writing, view, read.data]);
  return (
    <>
      <ReportTable
        title={t('tables.adGroups')}
        view={view}
        days={range}
        read={read}
        columns={columns}
        firstColumns={firstColumns}
        keyOf={({ adGroupId }) => adGroupId}
        onOpen={(row) => void navigate(leadInto(view, targetOf(row)))}
        offers={offers}
        onSave={async () => saveReport(downloadAdGroupCsv.path, question)}
        onChange={change}
        empty={empty}
      >
        {children}
      </ReportTable>
      {foot(read.data?.edges)}
    </>
  );
}

const targetOf = ({ campaignGroupId, campaignId, adGroupId }: AdGroupRow) => ({
  campaignGroupId,
  campaignId,
  adGroupId,
});

function adGroupColumns(
  writing: ColumnWriting,
  view: ReportView,
  data: AdGroupList | undefined,
): GridColumn<AdGroupRow, SortName>[] {
  const { t } = writing;
  return [
    {
      key: 'name',
      head: t('heads.adGroup'),
      sortKey: 'name',
      cell: (row) => <RowName view={view} name={row.name} target={targetOf(row)} />,
      total: t('total'),
      text: ({ name }) => name,
      exact: ({ name, campaignGroupName, campaignName }) =>
        `${campaignGroupName} › ${campaignName} › ${name}`,
      onCard: 'title',
    },
    statusColumn(writing),
    wordColumn('campaign', t('heads.campaign'), 148, ({ campaignName }) => campaignName),
    wordColumn('searchMatch', t('heads.searchMatch'), 96, ({ searchMatch }) => t(searchMatch ? 'on' : 'off')),
    amountColumn('bid', writing, ({ bid }) => bid),
    ...measureColumns<AdGroupRow>(writing, data, view.compare !== 'off'),
  ];
}
