import type { AdObject } from '../../features/changes/change.ts';
import type {
  AdGroupSettings,
  CampaignRow,
  KeywordRow,
  NegativeRow,
} from '../../features/reports/report-types.ts';

/** Rows of reports as what can be changed. */
type ToObject<Row> = (teamId: number, row: Row) => AdObject;
type Campaign = Pick<CampaignRow, 'campaignId' | 'name' | 'status' | 'campaignGroupName' | 'openEdits'>;
type AdGroup = Pick<
  AdGroupSettings,
  'adGroupId' | 'name' | 'status' | 'campaignGroupName' | 'campaignName' | 'openEdits'
>;

export const campaignObject: ToObject<Campaign> = (teamId, row) => ({
  teamId,
  kind: 'campaign',
  id: row.campaignId,
  name: row.name,
  places: [row.campaignGroupName],
  status: row.status,
});

export const adGroupObject: ToObject<AdGroup> = (teamId, row) => ({
  teamId,
  kind: 'adGroup',
  id: row.adGroupId,
  name: row.name,
  places: [row.campaignGroupName, row.campaignName],
  status: row.status,
});

export const keywordObject: ToObject<KeywordRow> = (teamId, row) => ({
  teamId,
  kind: 'keyword',
  id: row.keywordId,
  name: row.name,
  places: [row.campaignName, row.adGroupName],
  status: row.status,
});

export const negativeObject: ToObject<NegativeRow> = (teamId, row) => ({
  teamId,
  kind: 'negativeKeyword',
  id: row.negativeKeywordId,
  name: row.name,
  places: [row.campaignName],
  status: row.status,
});
