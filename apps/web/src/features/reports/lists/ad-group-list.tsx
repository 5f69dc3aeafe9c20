import { downloadAdGroupCsv } from '@tapwright/contracts/reports';
import { adGroupListQuery } from '../api/report-queries.ts';
import { RowName } from '../columns/row-name.tsx';
import type { AdGroupList, AdGroupRow } from '../question/report-types.ts';
import { findMark } from '../chart/open-marks.ts';
import { firstMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import { columnSets } from '../columns/column-sets.ts';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

const leadsTo = ({ campaignGroupId, campaignId, adGroupId }: AdGroupRow) => ({
  campaignGroupId,
  campaignId,
  adGroupId,
});

/** Ad groups, each leading to its keywords. */
export const adGroupList: ListKind<AdGroupRow, AdGroupList> = {
  level: 'adGroup',
  ask: adGroupListQuery,
  filePath: downloadAdGroupCsv.path,
  sets: columnSets('adGroup', ['status', 'bid', ...firstMeasures]),
  offers: ['status', 'searchMatch', 'capped', 'archived', 'campaignName'],
  keyOf: ({ adGroupId }) => adGroupId,
  leadsTo,
  makeColumns: (writing, view, data, place) => {
    const { t } = writing;
    return [
      {
        ...nameColumn<AdGroupRow>(writing, t('adWords:columns.adGroup'), ({ name }) => name),
        cell: (row) => (
          <RowName
            view={view}
            name={row.name}
            mark={findMark(row, 'name')}
            target={leadsTo(row)}
            parent={place.campaignId === undefined ? row.campaignName : undefined}
          />
        ),
        exact: ({ name, campaignGroupName, campaignName }) =>
          `${campaignGroupName} › ${campaignName} › ${name}`,
      },
      ...settingColumns<AdGroupRow>('adGroup', writing, {}, data),
      ...measureColumns<AdGroupRow>(writing, data, view.compare !== 'off', view.bars),
    ];
  },
};
