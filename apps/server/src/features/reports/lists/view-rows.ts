import {
  adColumnsOfAds,
  adGroupColumns,
  campaignColumns,
  keywordColumns,
} from '@tapwright/contracts/ad-columns';
import { noMeasures } from '@tapwright/contracts/report-measures';
import type { AdGroupRow, AdRow, CampaignRow, KeywordRow } from '@tapwright/contracts/report-rows';
import { amountOfMicros } from '@tapwright/domain/money';
import { fillMeasures, measuresBefore } from '../../measures/index.ts';
import type { EntityRow } from './report-list-store.ts';
import type { Question } from '../question/report-question.ts';
import {
  appleReader,
  campaignTypeOf,
  modeOf,
  numberOf,
  servingOf,
  statusOf,
  textOf,
  wordsOf,
} from '../../ad-columns/index.ts';
import { viewCompared, viewGroup, viewMeasures } from './row-view.ts';

const campaignFromApple = appleReader(campaignColumns);
const adGroupFromApple = appleReader(adGroupColumns);
const adFromApple = appleReader(adColumnsOfAds);
const keywordFromApple = appleReader(keywordColumns);

const accountOf = ({ adAccountId }: EntityRow, { accounts }: Question) =>
  accounts.find((account) => account.adAccountId === adAccountId);

/** What reports speak of and no list names any more has its number for a name. */
const nameOf = ({ name, id }: EntityRow): string => name ?? `#${id ?? ''}`;

const viewArchived = (row: EntityRow) => row['isArchived'] === 'true' && { isArchived: true as const };

const viewAmount = (amount: unknown, currency: string) => {
  const figure = numberOf(amount);
  return figure === null ? null : amountOfMicros(figure * 1_000_000, currency);
};

const viewGoal = (row: EntityRow, currency: string) => ({
  cpaGoal: viewAmount(row['cpaGoal'], currency),
  goalDistance: numberOf(row['goalDistance']),
});

const viewCap = (row: EntityRow) => ({
  capUse: numberOf(row['capUse']),
  cappedToday: row['cappedToday'] === 'true',
});

const viewState = (row: EntityRow) => ({
  name: nameOf(row),
  status: statusOf(row.status),
  displayStatus: row.displayStatus,
  statusReasons: [...wordsOf(row['reasons']), ...wordsOf(row['limits'])],
  ...viewArchived(row),
  app: textOf(row['app']),
  campaignType: campaignTypeOf(row['campaignType']),
});

export function viewCampaign(row: EntityRow, question: Question): CampaignRow {
  const account = accountOf(row, question);
  return {
    ...viewGroup(account),
    campaignId: row.id ?? '',
    ...viewState(row),
    mode: modeOf(account),
    timeZone: account?.timeZone ?? 'UTC',
    ...campaignFromApple.read(row),
    totalBudget: viewAmount(row['totalBudget'], account?.currency ?? ''),
    ...viewGoal(row, account?.currency ?? ''),
    ...viewCap(row),
    ...viewMeasures(row, question),
  };
}

const viewCampaignOf = (row: EntityRow) => ({
  campaignId: row.campaignId ?? '',
  campaignName: textOf(row['campaignName']) ?? `#${row.campaignId ?? ''}`,
});

export function viewAdGroup(row: EntityRow, question: Question): AdGroupRow {
  const account = accountOf(row, question);
  const group = viewGroup(account);
  return {
    ...group,
    timeZone: account?.timeZone ?? 'UTC',
    ...viewCampaignOf(row),
    adGroupId: row.id ?? '',
    ...viewState(row),
    ...adGroupFromApple.read(row),
    ...viewGoal(row, group.currency),
    ...viewCap(row),
    ...viewMeasures(row, question),
  };
}

export function viewAd(row: EntityRow, question: Question): AdRow {
  const state = viewState(row);
  const reasons = [...new Set([...state.statusReasons, ...wordsOf(row['creativeReasons'])])];
  return {
    ...viewGroup(accountOf(row, question)),
    ...viewCampaignOf(row),
    adGroupId: row.adGroupId ?? '',
    adGroupName: textOf(row['adGroupName']) ?? `#${row.adGroupId ?? ''}`,
    adId: row.id ?? '',
    ...state,
    statusReasons: reasons,
    serving: state.status === 'removed' ? null : servingOf(row.displayStatus, reasons),
    productPage: textOf(row['productPage']),
    productPageId: textOf(row['productPageId']),
    ...adFromApple.read(row),
    ...viewMeasures(row, question),
  };
}

const blankKeyword = { ...noMeasures, ...keywordFromApple.none };

/** From one copied part and names written out: of thousands, putting each together from parts took most of the time. */
export function viewKeyword(row: EntityRow, question: Question): KeywordRow {
  const { campaignGroupId, campaignGroupName, currency } = viewGroup(accountOf(row, question));
  const { campaignId, campaignName } = viewCampaignOf(row);
  return {
    ...keywordFromApple.fill(fillMeasures({ ...blankKeyword }, row), row),
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
    ...viewArchived(row),
    app: textOf(row['app']),
    campaignType: campaignTypeOf(row['campaignType']),
    suggestedBid: viewAmount(row['suggestedBid'], currency),
    weekPopularity: numberOf(row['weekPopularity']),
    lowShare: numberOf(row['lowShare']),
    highShare: numberOf(row['highShare']),
    shareRank: numberOf(row['shareRank']),
    popularity: numberOf(row['popularity']),
    sharesOn: textOf(row['sharesOn']),
    cpaGoal: viewAmount(row['cpaGoal'], currency),
    goalDistance: numberOf(row['goalDistance']),
    ...viewCap(row),
    accountSpendAmount: row.own ?? 0,
    before: question.before === undefined ? null : measuresBefore(row),
    compared: viewCompared(row, question),
  };
}
