import type { ReportRequest } from '@tapwright/apple-ads-v5/report';
import type { AccountCall, Handlers } from '../call.ts';
import { getAdGroup, getCampaign, placeOf, type InAdGroup, type InCampaign } from '../own-place.ts';
import { levels } from './levels.ts';
import { runReport } from './run-report.ts';

type ReportQuery = { body: ReportRequest };

const ofCampaign = (call: AccountCall, { path }: InCampaign) => ({
  campaignId: getCampaign(call, path.campaignId).id,
});

export const reportHandlers = {
  reportCampaigns: (call: AccountCall, { body }: ReportQuery) => runReport(call, levels.campaigns, {}, body),
  reportAdGroups: (call: AccountCall, request: InCampaign & ReportQuery) =>
    runReport(call, levels.adGroups, ofCampaign(call, request), request.body),
  reportCampaignKeywords: (call: AccountCall, request: InCampaign & ReportQuery) =>
    runReport(call, levels.keywords, ofCampaign(call, request), request.body),
  reportAdGroupKeywords: (call: AccountCall, { path, body }: InAdGroup & ReportQuery) =>
    runReport(call, levels.keywords, placeOf(getAdGroup(call, path)), body),
  reportCampaignSearchTerms: (call: AccountCall, request: InCampaign & ReportQuery) =>
    runReport(call, levels.searchTerms, ofCampaign(call, request), request.body),
  reportAdGroupSearchTerms: (call: AccountCall, { path, body }: InAdGroup & ReportQuery) =>
    runReport(call, levels.searchTerms, placeOf(getAdGroup(call, path)), body),
  reportAds: (call: AccountCall, request: InCampaign & ReportQuery) =>
    runReport(call, levels.ads, ofCampaign(call, request), request.body),
} satisfies Partial<Handlers>;
