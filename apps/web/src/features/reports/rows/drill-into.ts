import { type ReportView, writeViewWithin } from '../question/report-view.ts';

/** What a row is, with everything that it is in: a campaign group, a campaign or an ad group. */
export type Target = {
  readonly campaignGroupId: number;
  readonly campaignId?: string;
  readonly adGroupId?: string;
};

/** Where a row leads: a campaign group to its campaigns, a campaign to its ad groups, an ad group into itself. */
export function drillInto(view: ReportView, { campaignGroupId, campaignId, adGroupId }: Target) {
  const to =
    campaignId === undefined
      ? ('/ad/overview/series-overview' as const)
      : ('/ad/overview/group-overview' as const);
  const target = { campaignGroupId: String(campaignGroupId), campaignId, adGroupId };
  return { to, search: { ...writeViewWithin(view), ...target } };
}
