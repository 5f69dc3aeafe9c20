import type { AdObject } from '../../features/changes/change.ts';
import type {
  AdGroupSettings,
  CampaignRow,
  KeywordRow,
  NegativeRow,
} from '../../features/reports/report-types.ts';

/** Rows of reports as what can be changed. */
type ToObject<Row> = (teamId: number, row: Row) => AdObject;
type Campaign = Pick<
  CampaignRow,
  | 'campaignId'
  | 'name'
  | 'status'
  | 'isArchived'
  | 'campaignGroupName'
  | 'openEdits'
  | 'dailyBudget'
  | 'currency'
>;
type AdGroup = Pick<
  AdGroupSettings,
  | 'adGroupId'
  | 'name'
  | 'status'
  | 'isArchived'
  | 'campaignGroupName'
  | 'campaignName'
  | 'openEdits'
  | 'bid'
  | 'currency'
>;

export const campaignObject: ToObject<Campaign> = (teamId, row) => ({
  teamId,
  kind: 'campaign',
  id: row.campaignId,
  name: row.name,
  places: [row.campaignGroupName],
  status: row.status,
  isArchived: row.isArchived === true,
  amount: { own: row.dailyBudget, stands: row.dailyBudget, currency: row.currency },
});

export const adGroupObject: ToObject<AdGroup> = (teamId, row) => ({
  teamId,
  kind: 'adGroup',
  id: row.adGroupId,
  name: row.name,
  places: [row.campaignGroupName, row.campaignName],
  status: row.status,
  isArchived: row.isArchived === true,
  amount: { own: row.bid, stands: row.bid, currency: row.currency },
});

export const keywordObject: ToObject<KeywordRow> = (teamId, row) => ({
  teamId,
  kind: 'keyword',
  id: row.keywordId,
  name: row.name,
  places: [row.campaignName, row.adGroupName],
  status: row.status,
  amount: { own: row.bid, stands: row.bid ?? row.adGroupBid, currency: row.currency },
});

export const negativeObject: ToObject<NegativeRow> = (teamId, row) => ({
  teamId,
  kind: 'negativeKeyword',
  id: row.negativeKeywordId,
  name: row.name,
  places: [row.campaignName],
  status: row.status,
});
