import { adStatuses } from '@tapwright/contracts/ad-values';
import type { AdObject, CellField } from '../../../features/changes/change.ts';
import type { MarkedRow } from '../../../features/reports/chart/open-marks.ts';
import type {
  AdGroupSettings,
  AdRow,
  CampaignRow,
  KeywordRow,
  NegativeRow,
} from '../../../features/reports/question/report-types.ts';

/** Rows of reports as what can be changed: with what is on its way to Apple, as the rows show it. */
type ToObject<Row> = (teamId: number, row: Omit<Row, 'openEdits'> & MarkedRow) => AdObject;
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
> &
  Schedule & { readonly totalBudget?: string | null; readonly cpaGoal?: string | null };
/** What not every row that tells of it shows. */
type Schedule = {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly timeZone?: string;
};
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
> &
  Schedule & { readonly cpaGoal?: string | null };

function sentFields({ openEdits = [] }: MarkedRow): Readonly<Record<string, unknown>> {
  const sent = openEdits.filter(({ state, intent }) => state === 'sending' && intent === 'update');
  return Object.fromEntries(sent.flatMap(({ after }) => Object.entries(after)));
}

function standingStatus(row: MarkedRow & Pick<AdObject, 'status'>): AdObject['status'] {
  const sent = sentFields(row)['status'];
  return adStatuses.find((one) => one === sent) ?? row.status;
}

function standingAmount(row: MarkedRow, field: CellField, own: string | null): string | null {
  const sent = sentFields(row)[field];
  return typeof sent === 'string' ? sent : own;
}

/** A time that is on its way may be none. */
function standingTime(row: MarkedRow, field: 'startTime' | 'endTime', own: string | null = null) {
  const sent = sentFields(row)[field];
  return typeof sent === 'string' || sent === null ? sent : own;
}

const scheduleOf = (row: Schedule & MarkedRow) => ({
  startTime: standingTime(row, 'startTime', row.startTime),
  endTime: standingTime(row, 'endTime', row.endTime),
});
const zoneOf = ({ timeZone }: Schedule) => (timeZone === undefined ? {} : { timeZone });

const oneAmount = (
  own: string | null,
  { currency }: { readonly currency: string },
  inherited: string | null = null,
) => ({ own, stands: own ?? inherited, currency });

export const campaignObject: ToObject<Campaign> = (teamId, row) => ({
  teamId,
  kind: 'campaign',
  id: row.campaignId,
  name: row.name,
  places: [row.campaignGroupName],
  status: standingStatus(row),
  isArchived: row.isArchived === true,
  amount: oneAmount(standingAmount(row, 'dailyCap', row.dailyBudget), row),
  shown: {
    totalBudget: standingAmount(row, 'totalBudget', row.totalBudget ?? null),
    cpaGoal: standingAmount(row, 'cpaGoal', row.cpaGoal ?? null),
    ...scheduleOf(row),
  },
  ...zoneOf(row),
});

export const adGroupObject: ToObject<AdGroup> = (teamId, row) => ({
  teamId,
  kind: 'adGroup',
  id: row.adGroupId,
  name: row.name,
  places: [row.campaignGroupName, row.campaignName],
  status: standingStatus(row),
  isArchived: row.isArchived === true,
  amount: { ...oneAmount(standingAmount(row, 'bid', row.bid), row), goal: row.cpaGoal ?? null },
  shown: { cpaGoal: standingAmount(row, 'cpaGoal', row.cpaGoal ?? null), ...scheduleOf(row) },
  ...zoneOf(row),
});

export const keywordObject: ToObject<KeywordRow> = (teamId, row) => ({
  teamId,
  kind: 'keyword',
  id: row.keywordId,
  name: row.name,
  places: [row.campaignName, row.adGroupName],
  status: standingStatus(row),
  amount: {
    ...oneAmount(standingAmount(row, 'bid', row.bid), row, row.adGroupBid),
    max: row.adGroupBid,
    goal: row.cpaGoal,
    suggested: row.suggestedBid,
  },
});

export const adObject: ToObject<
  Pick<AdRow, 'adId' | 'name' | 'status' | 'campaignName' | 'adGroupName' | 'openEdits'>
> = (teamId, row) => ({
  teamId,
  kind: 'ad',
  id: row.adId,
  name: row.name,
  places: [row.campaignName, row.adGroupName],
  status: standingStatus(row),
});

export const negativeObject: ToObject<NegativeRow> = (teamId, row) => ({
  teamId,
  kind: 'negativeKeyword',
  id: row.negativeKeywordId,
  name: row.name,
  places: [row.campaignName],
  status: standingStatus(row),
});
