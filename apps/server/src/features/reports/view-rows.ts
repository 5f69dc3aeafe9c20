import type { AdGroupRow, CampaignRow, KeywordRow } from '@tapwright/contracts/report-rows';
import { measuresOf } from './measures-of.ts';
import type { EntityRow } from './report-list-store.ts';
import type { Question } from './report-question.ts';
import { beforeOf, modeOf, statusOf, textOf, viewGroup, viewMeasures, wordsOf } from './row-view.ts';

const accountOf = ({ adAccountId }: EntityRow, { accounts }: Question) =>
  accounts.find((account) => account.adAccountId === adAccountId);

/** What reports tell of and no list names any more has its number for a name. */
const nameOf = ({ name, id }: EntityRow): string => name ?? `#${id ?? ''}`;

const viewState = (row: EntityRow) => ({
  name: nameOf(row),
  status: statusOf(row.status),
  displayStatus: row.displayStatus,
  statusReasons: [...wordsOf(row['reasons']), ...wordsOf(row['limits'])],
});

export function viewCampaign(row: EntityRow, question: Question): CampaignRow {
  const account = accountOf(row, question);
  return {
    ...viewGroup(account),
    campaignId: row.id ?? '',
    ...viewState(row),
    mode: modeOf(account),
    adamId: textOf(row['adamId']),
    countries: wordsOf(row['countries']),
    dailyBudget: textOf(row['dailyBudget']),
    ...viewMeasures(row, question),
  };
}

const viewCampaignOf = (row: EntityRow) => ({
  campaignId: row.campaignId ?? '',
  campaignName: textOf(row['campaignName']) ?? `#${row.campaignId ?? ''}`,
});

export function viewAdGroup(row: EntityRow, question: Question): AdGroupRow {
  return {
    ...viewGroup(accountOf(row, question)),
    ...viewCampaignOf(row),
    adGroupId: row.id ?? '',
    ...viewState(row),
    bid: textOf(row['bid']),
    searchMatch: row['searchMatch'] === 'true',
    ...viewMeasures(row, question),
  };
}

/** Written out: of thousands of keywords, putting each together from parts took most of the time. */
export function viewKeyword(row: EntityRow, question: Question): KeywordRow {
  const { campaignGroupId, campaignGroupName, currency } = viewGroup(accountOf(row, question));
  const { campaignId, campaignName } = viewCampaignOf(row);
  const measures = measuresOf(row);
  return {
    campaignGroupId,
    campaignGroupName,
    currency,
    campaignId,
    campaignName,
    adGroupId: row.adGroupId ?? '',
    adGroupName: textOf(row['adGroupName']) ?? `#${row.adGroupId ?? ''}`,
    keywordId: row.id ?? '',
    name: nameOf(row),
    status: statusOf(row.status),
    displayStatus: row.displayStatus,
    statusReasons: [],
    matchType: textOf(row['matchType']),
    bid: textOf(row['bid']),
    adGroupBid: textOf(row['adGroupBid']),
    localSpendAmount: measures.localSpendAmount,
    impressions: measures.impressions,
    taps: measures.taps,
    installs: measures.installs,
    avgCptAmount: measures.avgCptAmount,
    avgCpaAmount: measures.avgCpaAmount,
    ttr: measures.ttr,
    conversionRate: measures.conversionRate,
    newDownloads: measures.newDownloads,
    redownloads: measures.redownloads,
    viewInstalls: measures.viewInstalls,
    viewNewDownloads: measures.viewNewDownloads,
    viewRedownloads: measures.viewRedownloads,
    totalInstalls: measures.totalInstalls,
    accountSpendAmount: row.own ?? 0,
    before: question.before === undefined ? null : measuresOf(beforeOf(row)),
  };
}
