import { downloadCampaignCsv } from '@tapwright/contracts/reports';
import { campaignListQuery } from '../api/report-queries.ts';
import { RowName } from '../columns/row-name.tsx';
import type { CampaignList, CampaignRow } from '../question/report-types.ts';
import { findMark } from '../chart/open-marks.ts';
import { firstMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import { columnSets } from '../columns/column-sets.ts';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

const leadsTo = ({ campaignGroupId, campaignId }: CampaignRow) => ({ campaignGroupId, campaignId });

/** Campaigns, each leading to its ad groups. */
export const campaignList: ListKind<CampaignRow, CampaignList> = {
  level: 'campaign',
  ask: campaignListQuery,
  filePath: downloadCampaignCsv.path,
  sets: columnSets('campaign', ['status', 'dailyBudget', ...firstMeasures]),
  offers: ['status', 'capped', 'archived'],
  keyOf: ({ campaignId }) => campaignId,
  leadsTo,
  makeColumns: (writing, view, data, place) => {
    const { t } = writing;
    return [
      {
        ...nameColumn<CampaignRow>(writing, t('adWords:columns.campaign'), ({ name }) => name),
        cell: (row) => (
          <RowName
            view={view}
            name={row.name}
            mark={findMark(row, 'name')}
            target={leadsTo(row)}
            parent={place.campaignGroupId === undefined ? row.campaignGroupName : undefined}
          />
        ),
        exact: ({ name, campaignGroupName }) => `${campaignGroupName} › ${name}`,
      },
      ...settingColumns<CampaignRow>('campaign', writing, {}, data),
      ...measureColumns<CampaignRow>(writing, data, view.compare !== 'off', view.bars),
    ];
  },
};
