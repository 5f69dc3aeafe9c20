import type { ReportRequest } from '@tapwright/apple-ads-v5/report';
import type { AccountCall, Handlers } from '../call.ts';
import { getAdGroup, getCampaign, placeOf, type InAdGroup, type InCampaign } from '../own-place.ts';
import { levels } from './levels.ts';
import { runReport } from './run-report.ts';

type Asked = { body: ReportRequest };

const ofCampaign = (call: AccountCall, { path }: InCampaign) => ({
  campaignId: getCampaign(call, path.campaignId).id,
});

export const reportHandlers = {
  reportCampaigns: (call: AccountCall, { body }: Asked) => runReport(call, levels.campaigns, {}, body),
  reportAdGroups: (call: AccountCall, asked: InCampaign & Asked) =>
    runReport(call, levels.adGroups, ofCampaign(call, asked), asked.body),
  reportCampaignKeywords: (call: AccountCall, asked: InCampaign & Asked) =>
    runReport(call, levels.keywords, ofCampaign(call, asked), asked.body),
  reportAdGroupKeywords: (call: AccountCall, { path, body }: InAdGroup & Asked) =>
    runReport(call, levels.keywords, placeOf(getAdGroup(call, path)), body),
  reportCampaignSearchTerms: (call: AccountCall, asked: InCampaign & Asked) =>
    runReport(call, levels.searchTerms, ofCampaign(call, asked), asked.body),
  reportAdGroupSearchTerms: (call: AccountCall, { path, body }: InAdGroup & Asked) =>
    runReport(call, levels.searchTerms, placeOf(getAdGroup(call, path)), body),
  reportAds: (call: AccountCall, asked: InCampaign & Asked) =>
    runReport(call, levels.ads, ofCampaign(call, asked), asked.body),
} satisfies Partial<Handlers>;
