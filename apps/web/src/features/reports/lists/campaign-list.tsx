import { downloadCampaignCsv } from '@tapwright/contracts/reports';
import { campaignListQuery } from '../api/report-queries.ts';
import { RowName } from '../components/row-name.tsx';
import type { CampaignList, CampaignRow } from '../report-types.ts';
import { firstMeasures, measureColumns } from '../standard-columns.tsx';
import { amountColumn, statusColumn, wordColumn } from '../state-columns.tsx';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

const leadsTo = ({ campaignGroupId, campaignId }: CampaignRow) => ({ campaignGroupId, campaignId });

/** Campaigns, each leading to its ad groups. */
export const campaignList: ListKind<CampaignRow, CampaignList> = {
  title: 'campaigns',
  ask: campaignListQuery,
  filePath: downloadCampaignCsv.path,
  firstColumns: ['status', 'dailyBudget', ...firstMeasures],
  offers: { status: true, match: false },
  keyOf: ({ campaignId }) => campaignId,
  leadsTo,
  makeColumns: (writing, view, data) => {
    const { t } = writing;
    return [
      {
        ...nameColumn<CampaignRow>(writing, t('overview:heads.campaign'), ({ name }) => name),
        cell: (row) => <RowName view={view} name={row.name} target={leadsTo(row)} />,
        exact: ({ name, campaignGroupName }) => `${campaignGroupName} › ${name}`,
      },
      statusColumn(writing),
      wordColumn('group', t('overview:heads.group'), 148, ({ campaignGroupName }) => campaignGroupName),
      wordColumn('mode', t('overview:heads.mode'), 116, ({ mode }) => t(`overview:modes.${mode}`)),
      wordColumn('countries', t('overview:heads.countries'), 116, ({ countries }) => countries.join(', ')),
      amountColumn('dailyBudget', writing, ({ dailyBudget }) => dailyBudget),
      ...measureColumns<CampaignRow>(writing, data, view.compare !== 'off'),
    ];
  },
};
