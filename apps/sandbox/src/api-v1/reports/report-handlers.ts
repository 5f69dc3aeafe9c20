import type { ReportRequest } from '@tapwright/apple-ads/wire/report-request';
import type { AccountCall, Handlers } from '../call.ts';
import { reportLevels } from './report-levels.ts';
import { runReport } from './run-report.ts';

type Asked = { body: ReportRequest };

export const reportHandlers = {
  reportCampaigns: (call: AccountCall, { body }: Asked) => runReport(call, reportLevels.campaigns, body),
  reportAdGroups: (call: AccountCall, { body }: Asked) => runReport(call, reportLevels.adgroups, body),
  reportAds: (call: AccountCall, { body }: Asked) => runReport(call, reportLevels.ads, body),
  reportKeywords: (call: AccountCall, { body }: Asked) => runReport(call, reportLevels.keywords, body),
  reportSearchTerms: (call: AccountCall, { body }: Asked) => runReport(call, reportLevels.searchterms, body),
} satisfies Partial<Handlers>;
