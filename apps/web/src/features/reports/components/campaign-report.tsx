import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCampaignCsv } from '@tapwright/contracts/reports';
import type { GridColumn } from '@tapwright/ui/grid-column';
import { campaignListQuery } from '../api/report-queries.ts';
import { saveReport } from '../api/save-report.ts';
import { leadInto } from '../lead-into.ts';
import type { ColumnWriting } from '../measure-columns.tsx';
import { prepareListQuestion } from '../prepare-question.ts';
import type { ReportProps } from '../report-props.ts';
import type { CampaignList, CampaignRow, SortName } from '../report-types.ts';
import type { ReportView } from '../report-view.ts';
import { firstMeasures, measureColumns } from '../standard-columns.tsx';
import { amountColumn, statusColumn, wordColumn } from '../state-columns.tsx';
import { useColumnWriting } from '../use-column-writing.ts';
import { ReportTable } from './report-table.tsx';
import { RowName } from './row-name.tsx';

const firstColumns = ['status', 'dailyBudget', ...firstMeasures];
const offers = { status: true, match: false };

/** Campaigns, each leading to its ad groups. */
export function CampaignReport({
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
  const read = useQuery(campaignListQuery(question));
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => campaignColumns(writing, view, read.data), [writing, view, read.data]);
  return (
    <>
      <ReportTable
        title={t('tables.campaigns')}
        view={view}
        days={range}
        read={read}
        columns={columns}
        firstColumns={firstColumns}
        keyOf={({ campaignId }) => campaignId}
        onOpen={(row) => void navigate(leadInto(view, targetOf(row)))}
        offers={offers}
        onSave={async () => saveReport(downloadCampaignCsv.path, question)}
        onChange={change}
        empty={empty}
      >
        {children}
      </ReportTable>
      {foot(read.data?.edges)}
    </>
  );
}

const targetOf = ({ campaignGroupId, campaignId }: CampaignRow) => ({ campaignGroupId, campaignId });

function campaignColumns(
  writing: ColumnWriting,
  view: ReportView,
  data: CampaignList | undefined,
): GridColumn<CampaignRow, SortName>[] {
  const { t } = writing;
  return [
    {
      key: 'name',
      head: t('heads.campaign'),
      sortKey: 'name',
      cell: (row) => <RowName view={view} name={row.name} target={targetOf(row)} />,
      total: t('total'),
      text: ({ name }) => name,
      exact: ({ name, campaignGroupName }) => `${campaignGroupName} › ${name}`,
      onCard: 'title',
    },
    statusColumn(writing),
    wordColumn('group', t('heads.group'), 148, ({ campaignGroupName }) => campaignGroupName),
    wordColumn('mode', t('heads.mode'), 116, ({ mode }) => t(`modes.${mode}`)),
    wordColumn('countries', t('heads.countries'), 116, ({ countries }) => countries.join(', ')),
    amountColumn('dailyBudget', writing, ({ dailyBudget }) => dailyBudget),
    ...measureColumns<CampaignRow>(writing, data, view.compare !== 'off'),
  ];
}
