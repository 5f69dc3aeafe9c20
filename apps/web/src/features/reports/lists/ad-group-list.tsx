import { downloadAdGroupCsv } from '@tapwright/contracts/reports';
import { adGroupListQuery } from '../api/report-queries.ts';
import { RowName } from '../components/row-name.tsx';
import type { AdGroupList, AdGroupRow } from '../report-types.ts';
import { firstMeasures, measureColumns } from '../standard-columns.tsx';
import { amountColumn, statusColumn, wordColumn } from '../state-columns.tsx';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

const leadsTo = ({ campaignGroupId, campaignId, adGroupId }: AdGroupRow) => ({
  campaignGroupId,
  campaignId,
  adGroupId,
});

/** Ad groups, each leading to its keywords. */
export const adGroupList: ListKind<AdGroupRow, AdGroupList> = {
  title: 'adGroups',
  ask: adGroupListQuery,
  filePath: downloadAdGroupCsv.path,
  firstColumns: ['status', 'bid', ...firstMeasures],
  offers: { status: true, match: false },
  keyOf: ({ adGroupId }) => adGroupId,
  leadsTo,
  makeColumns: (writing, view, data) => {
    const { t } = writing;
    return [
      {
        ...nameColumn<AdGroupRow>(writing, t('overview:heads.adGroup'), ({ name }) => name),
        cell: (row) => <RowName view={view} name={row.name} target={leadsTo(row)} />,
        exact: ({ name, campaignGroupName, campaignName }) =>
          `${campaignGroupName} › ${campaignName} › ${name}`,
      },
      statusColumn(writing),
      wordColumn('campaign', t('overview:heads.campaign'), 148, ({ campaignName }) => campaignName),
      wordColumn('searchMatch', t('overview:heads.searchMatch'), 96, ({ searchMatch }) =>
        t(searchMatch ? 'overview:on' : 'overview:off'),
      ),
      amountColumn('bid', writing, ({ bid }) => bid),
      ...measureColumns<AdGroupRow>(writing, data, view.compare !== 'off'),
    ];
  },
};
