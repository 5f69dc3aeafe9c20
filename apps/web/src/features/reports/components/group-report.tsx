import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCampaignGroupCsv } from '@tapwright/contracts/reports';
import type { GridColumn } from '@tapwright/ui/grid-column';
import { groupListQuery } from '../api/report-queries.ts';
import { saveReport } from '../api/save-report.ts';
import { leadInto } from '../lead-into.ts';
import type { ColumnWriting } from '../measure-columns.tsx';
import { prepareListQuestion } from '../prepare-question.ts';
import type { GroupList, GroupRow, SortName } from '../report-types.ts';
import type { ReportView } from '../report-view.ts';
import { firstMeasures, measureColumns } from '../standard-columns.tsx';
import { statusColumn, wordColumn } from '../state-columns.tsx';
import type { ReportProps } from '../report-props.ts';
import { useColumnWriting } from '../use-column-writing.ts';
import classes from './report.module.css';
import { ReportTable } from './report-table.tsx';
import { RowName } from './row-name.tsx';

const firstColumns = ['status', 'mode', ...firstMeasures];
const offers = { status: true, match: false };

/** Campaign groups, each leading to its campaigns. */
export function GroupReport({
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
  const read = useQuery(groupListQuery(question));
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => groupColumns(writing, view, read.data), [writing, view, read.data]);
  return (
    <>
      <ReportTable
        title={t('tables.groups')}
        view={view}
        days={range}
        read={read}
        columns={columns}
        firstColumns={firstColumns}
        keyOf={({ campaignGroupId }) => campaignGroupId}
        onOpen={({ campaignGroupId }) => void navigate(leadInto(view, { campaignGroupId }))}
        offers={offers}
        onSave={async () => saveReport(downloadCampaignGroupCsv.path, question)}
        onChange={change}
        empty={empty}
      >
        {children}
      </ReportTable>
      {foot(read.data?.edges)}
    </>
  );
}

function groupColumns(
  writing: ColumnWriting,
  view: ReportView,
  data: GroupList | undefined,
): GridColumn<GroupRow, SortName>[] {
  const { t } = writing;
  const furthest = data?.list.reduce(
    (day, { dataTo }) => (dataTo !== null && dataTo > day ? dataTo : day),
    '',
  );
  const behindTo = ({ dataTo }: GroupRow) =>
    dataTo !== null && dataTo < (furthest ?? '') ? dataTo : undefined;
  const behind = data?.list.filter((row) => behindTo(row) !== undefined).length ?? 0;
  return [
    {
      key: 'name',
      head: t('heads.group'),
      sortKey: 'name',
      cell: (row) => (
        <RowName
          view={view}
          name={row.name}
          target={{ campaignGroupId: row.campaignGroupId }}
          behindTo={behindTo(row)}
        />
      ),
      total: (
        <>
          {t('total')}
          {behind > 0 ? (
            <span className={classes.aside}>{t('incomplete', { behind, count: data?.total ?? 0 })}</span>
          ) : null}
        </>
      ),
      text: ({ name }) => name,
      exact: ({ name }) => name,
      onCard: 'title',
    },
    statusColumn(writing),
    wordColumn('mode', t('heads.mode'), 108, ({ mode }) => t(`modes.${mode}`)),
    ...measureColumns<GroupRow>(writing, data, view.compare !== 'off'),
  ];
}
