import type * as z from 'zod/mini';
import {
  adGroupMetadata,
  adMetadata,
  campaignMetadata,
  keywordMetadata,
  searchTermMetadata,
} from '@tapwright/apple-ads-v5/report-metadata';
import { reportLevels as newerLevels, type ReportLevel } from '../../api-v1/reports/report-levels.ts';
import type { RowSubject } from '../../market/report/measure-request.ts';
import { displayOfKeyword, statusOfAd } from '../../verbs/status-of.ts';
import { v5OrgIdOf } from '../org-id.ts';
import { latest } from '../../world/table.ts';
import { viewAdGroup } from '../ad-group-view.ts';
import { viewAd } from '../ads.ts';
import type { AccountCall } from '../call.ts';
import { viewCampaign } from '../campaign-view.ts';
import { viewCreative } from '../creatives.ts';
import { viewKeyword } from '../keyword-view.ts';

export type Level<Metadata extends object> = Pick<ReportLevel<object>, 'level' | 'idOf'> & {
  /** What rows can be filtered and sorted by, besides figures. */
  attributes: readonly string[];
  /** Everything alive that could have a row. */
  list: (call: AccountCall) => RowSubject[];
  view: (call: AccountCall, subject: RowSubject) => Metadata;
};

function viewCampaignRow(call: AccountCall, { campaignId }: RowSubject) {
  const view = viewCampaign(call, call.world.campaigns.get(campaignId));
  return {
    campaignId: view.id,
    campaignName: view.name,
    campaignStatus: view.status,
    app: { appName: latest(call.world.apps.get(view.adamId)).name, adamId: view.adamId },
    adChannelType: view.adChannelType,
    supplySources: view.supplySources,
    billingEvent: view.billingEvent,
    biddingStrategy: view.biddingStrategy,
    targetCpa: view.targetCpa,
    countriesOrRegions: view.countriesOrRegions,
    countryOrRegionServingStateReasons: view.countryOrRegionServingStateReasons,
    servingStatus: view.servingStatus,
    servingStateReasons: view.servingStateReasons,
    displayStatus: view.displayStatus,
    dailyBudget: view.dailyBudgetAmount,
    totalBudget: null,
    orgId: view.orgId,
    deleted: view.deleted,
    modificationTime: view.modificationTime,
  };
}

function viewAdGroupRow(call: AccountCall, { adGroupId = 0 }: RowSubject) {
  const view = viewAdGroup(call, call.world.adGroups.get(adGroupId));
  return {
    adGroupId: view.id,
    adGroupName: view.name,
    adGroupStatus: view.status,
    adGroupServingStatus: view.servingStatus,
    adGroupServingStateReasons: view.servingStateReasons,
    adGroupDisplayStatus: view.displayStatus,
    automatedKeywordsOptIn: view.automatedKeywordsOptIn,
    campaignId: view.campaignId,
    cpaGoal: view.cpaGoal,
    defaultBidAmount: view.defaultBidAmount,
    pricingModel: view.pricingModel,
    startTime: view.startTime,
    endTime: view.endTime,
    orgId: view.orgId,
    deleted: view.deleted,
    modificationTime: view.modificationTime,
  };
}

function viewKeywordRow(call: AccountCall, { keywordId }: RowSubject) {
  const row = call.world.keywords.get(keywordId ?? 0);
  const view = viewKeyword(call, row);
  return {
    keywordId: view.id,
    keyword: view.text,
    keywordStatus: view.status,
    keywordDisplayStatus: displayOfKeyword(call, row),
    matchType: view.matchType,
    bidAmount: view.bidAmount,
    ...adGroupOf(call, view.adGroupId),
    campaignId: view.campaignId,
    orgId: v5OrgIdOf(call.account.id),
    deleted: view.deleted,
    modificationTime: view.modificationTime,
  };
}

function adGroupOf(call: AccountCall, adGroupId: number) {
  const { name, deleted } = latest(call.world.adGroups.get(adGroupId));
  return { adGroupId, adGroupName: name, adGroupDeleted: deleted };
}

/** What Search Match found belongs to no keyword. */
function viewSearchTermRow(call: AccountCall, subject: RowSubject) {
  const { campaignId, adGroupId = 0, keywordId, searchTerm = null } = subject;
  if (keywordId !== null && keywordId !== undefined)
    return {
      ...viewKeywordRow(call, subject),
      searchTermText: searchTerm,
      searchTermSource: 'TARGETED' as const,
    };
  return {
    keywordId: null,
    keyword: null,
    matchType: 'AUTO' as const,
    ...adGroupOf(call, adGroupId),
    campaignId,
    orgId: v5OrgIdOf(call.account.id),
    deleted: false,
    searchTermText: searchTerm,
    searchTermSource: 'AUTO' as const,
  };
}

const adDisplays: Readonly<Record<string, string>> = {
  RUNNING: 'ACTIVE',
  PAUSED: 'PAUSED',
  DELETED: 'REMOVED',
};

function viewAdRow(call: AccountCall, { adId }: RowSubject) {
  const row = call.world.ads.get(adId ?? 0);
  const view = viewAd(call, row);
  const creative = viewCreative(call, call.world.creatives.get(view.creativeId));
  const display = adDisplays[statusOfAd(call, row).displayStatus] ?? 'ON_HOLD';
  return {
    adId: view.id,
    adName: view.name,
    adDisplayStatus: display === 'ON_HOLD' && creative.state === 'INVALID' ? 'INVALID' : display,
    adServingStateReasons: view.servingStateReasons,
    status: creative.state,
    creativeId: view.creativeId,
    creativeType: view.creativeType,
    productPageId: creative.productPageId,
    language: latest(call.world.apps.get(creative.adamId)).primaryLanguage,
    adGroupId: view.adGroupId,
    campaignId: view.campaignId,
    orgId: view.orgId,
    deleted: view.deleted,
    creationTime: view.creationTime,
    modificationTime: view.modificationTime,
  };
}

const level = <Schema extends z.ZodMiniType & { shape: object }, Metadata extends z.input<Schema> & object>(
  newer: ReportLevel<object>,
  schema: Schema,
  view: (call: AccountCall, subject: RowSubject) => Metadata,
  within: readonly string[] = [],
): Level<Metadata> => ({
  level: newer.level,
  idOf: newer.idOf,
  list: newer.list,
  attributes: [...Object.keys(schema.shape), ...within],
  view,
});

export const levels = {
  campaigns: level(newerLevels.campaigns, campaignMetadata, viewCampaignRow, ['adamId', 'appName']),
  adGroups: level(newerLevels.adgroups, adGroupMetadata, viewAdGroupRow),
  keywords: level(newerLevels.keywords, keywordMetadata, viewKeywordRow),
  searchTerms: level(newerLevels.searchterms, searchTermMetadata, viewSearchTermRow),
  ads: level(newerLevels.ads, adMetadata, viewAdRow),
};
