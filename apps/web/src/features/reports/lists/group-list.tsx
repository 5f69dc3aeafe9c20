import { downloadCampaignGroupCsv } from '@tapwright/contracts/reports';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { groupListQuery } from '../api/report-queries.ts';
import classes from '../report.module.css';
import { RowName } from '../columns/row-name.tsx';
import type { ColumnWriting } from '../columns/measure-columns.tsx';
import type { GroupList, GroupRow, SortName } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { firstMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import { columnSets } from '../columns/column-sets.ts';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

const leadsTo = ({ campaignGroupId }: GroupRow) => ({ campaignGroupId });

/** Campaign groups, each leading to its campaigns. */
export const groupList: ListKind<GroupRow, GroupList> = {
  level: 'campaignGroup',
  ask: groupListQuery,
  filePath: downloadCampaignGroupCsv.path,
  sets: columnSets('campaignGroup', ['status', 'mode', ...firstMeasures]),
  offers: ['status'],
  keyOf: ({ campaignGroupId }) => campaignGroupId,
  leadsTo,
  columnsSeeAll: true,
  makeColumns: (writing, view, data) => {
    return [
      groupColumn(writing, view, data),
      ...settingColumns<GroupRow>('campaignGroup', writing),
      ...measureColumns<GroupRow>(writing, data, view.compare !== 'off'),
    ];
  },
};

/** Says also which of them are not read as far as the others. */
function groupColumn(
  writing: ColumnWriting,
  view: ReportView,
  data: GroupList | undefined,
): GridColumn<GroupRow, SortName> {
  const { t } = writing;
  const furthest = data?.list.reduce(
    (day, { dataTo }) => (dataTo !== null && dataTo > day ? dataTo : day),
    '',
  );
  const behindTo = ({ dataTo }: GroupRow) =>
    dataTo !== null && dataTo < (furthest ?? '') ? dataTo : undefined;
  const behind = data?.list.filter((row) => behindTo(row) !== undefined).length ?? 0;
  return {
    ...nameColumn<GroupRow>(writing, t('adWords:columns.campaignGroup'), ({ name }) => name),
    cell: (row) => <RowName view={view} name={row.name} target={leadsTo(row)} behindTo={behindTo(row)} />,
    total: (
      <>
        {t('adWords:total')}
        {behind > 0 ? (
          <span className={classes.aside}>
            {t('overview:incomplete', { behind, count: data?.total ?? 0 })}
          </span>
        ) : null}
      </>
    ),
  };
}
