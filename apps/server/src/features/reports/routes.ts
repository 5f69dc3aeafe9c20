import { findChangeDays } from '@tapwright/contracts/change-days';
import { findChangeEffect } from '@tapwright/contracts/change-effect';
import { findAds } from '@tapwright/contracts/ads';
import { findKeywords } from '@tapwright/contracts/keywords';
import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { findReportParts } from '@tapwright/contracts/report-parts';
import * as reports from '@tapwright/contracts/reports';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountDownload } from '../downloads/index.ts';
import { findSearches, findTapCosts as tapCosts } from '@tapwright/contracts/storefront-searches';
import { mountCall } from '../../platform/http/mount-call.ts';
import { estimateSearches } from './lists/estimate-searches.ts';
import { downloadReport } from './files/download-report.ts';
import { listReportKinds } from './lists/list-report-kinds.ts';
import { findTapCosts } from './lists/find-tap-costs.ts';
import { listReportGroups } from './lists/list-report-groups.ts';
import { listAdGroups, listCampaigns, listKeywords, listVariations } from './lists/list-ads.ts';
import { sumReportAdGroups, sumReportCampaigns } from './lists/list-report-rows.ts';
import { listTermsOfAdGroups, listTermsOfKeywords } from './lists/list-search-terms.ts';
import { listReportAudience } from './lists/list-report-audience.ts';
import { listTeamChangeDays } from './over-time/list-team-change-days.ts';
import { readChangeEffect } from './over-time/read-change-effect.ts';
import { splitByDay } from './over-time/split-by-day.ts';
import { sumAdGroupsByDay, sumCampaignsByDay } from './over-time/report-days.ts';

export function mountReports(host: CallHost): void {
  mountCall(host, findSearches, (context, { query }) => estimateSearches(context, query));
  mountCall(host, tapCosts, (context, { query }) => findTapCosts(context, query));
  mountCall(host, reports.findReportCampaignGroupList, (context, { query }) =>
    listReportGroups(context, query),
  );
  mountCall(host, reports.findReportCampaignList, (context, { query }) => listCampaigns(context, query));
  mountCall(host, reports.findReportCampaignListTotal, (context, { query }) =>
    sumReportCampaigns(context, query),
  );
  mountCall(host, reports.findReportAdGroupList, (context, { query }) => listAdGroups(context, query));
  mountCall(host, findKeywords, (context, { query }) => listKeywords(context, query));
  mountCall(host, findAds, (context, { query }) => listVariations(context, query));
  mountCall(host, reports.findReportAdGroupListTotal, (context, { query }) =>
    sumReportAdGroups(context, query),
  );
  mountCall(host, reports.findReportCampaignTotal, (context, { query }) => sumCampaignsByDay(context, query));
  mountCall(host, reports.findReportAdGroupTotal, (context, { query }) => sumAdGroupsByDay(context, query));
  for (const call of [
    reports.findReportCampaignTotalAudienceType,
    reports.findReportAdGroupTotalAudienceType,
  ])
    mountCall(host, call, (context, { query }) => listReportAudience(context, query));
  mountCall(host, reports.findReportAdGroupTotalBySearch, (context, { query }) =>
    listTermsOfAdGroups(context, query),
  );
  mountCall(host, reports.findReportKeywordTotalBySearch, (context, { query }) =>
    listTermsOfKeywords(context, query),
  );
  mountCall(host, findReportKinds, (context, { query }) => listReportKinds(context, query));
  mountCall(host, findReportParts, (context, { query }) => splitByDay(context, query));
  mountCall(host, findChangeDays, (context, { query }) => listTeamChangeDays(context, query));
  mountCall(host, findChangeEffect, (context, { query }) => readChangeEffect(context, query));
  const files = [
    [reports.downloadCampaignGroupCsv, 'campaignGroup'],
    [reports.downloadCampaignCsv, 'campaign'],
    [reports.downloadAdGroupCsv, 'adGroup'],
    [reports.downloadKeywordCsv, 'keyword'],
    [reports.downloadAdCsv, 'ad'],
    [reports.downloadSearchTermCsv, 'searchTerm'],
  ] as const;
  for (const [call, level] of files)
    mountDownload(host, call, (context, query) => downloadReport(context, call, query, level));
}
