import type { ReportRequest } from '@tapwright/apple-ads/wire/reports/report-request';
import type { AccountCall, Handlers } from '../call.ts';
import { reportLevels } from './report-levels.ts';
import { runReport } from './run-report.ts';

type ReportQuery = { body: ReportRequest };

export const reportHandlers = {
  reportCampaigns: (call: AccountCall, { body }: ReportQuery) =>
    runReport(call, reportLevels.campaigns, body),
  reportAdGroups: (call: AccountCall, { body }: ReportQuery) => runReport(call, reportLevels.adgroups, body),
  reportAds: (call: AccountCall, { body }: ReportQuery) => runReport(call, reportLevels.ads, body),
  reportKeywords: (call: AccountCall, { body }: ReportQuery) => runReport(call, reportLevels.keywords, body),
  reportSearchTerms: (call: AccountCall, { body }: ReportQuery) =>
    runReport(call, reportLevels.searchterms, body),
} satisfies Partial<Handlers>;
