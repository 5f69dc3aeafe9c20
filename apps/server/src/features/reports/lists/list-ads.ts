import type { ReportListQuery } from '@tapwright/contracts/report-query';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { TeamContext } from '../../../platform/http/context.ts';
import { viewOpenEdits } from '../../open-edits/index.ts';
import {
  listReportAdGroups,
  listReportAds,
  listReportCampaigns,
  listReportKeywords,
} from './list-report-rows.ts';

type Reader = TeamContext<'ads.see'>;

/** With what of each has not ended. The rows are filled up and not copied: there may be a hundred thousand. */
async function fillRows<Row extends { campaignId: string; currency: string }, Found extends { list: Row[] }>(
  context: Reader,
  kind: AdKind,
  found: Found & { list: Row[] },
  idOf: (row: Row) => string,
) {
  const openEditsOf = await viewOpenEdits(context.database.read, context, kind, found.list, idOf);
  const list = found.list.map((row) => Object.assign(row, { openEdits: openEditsOf(idOf(row)) }));
  return { ...found, list };
}

export const listCampaigns = async (context: Reader, query: ReportListQuery) =>
  fillRows(context, 'campaign', await listReportCampaigns(context, query), (row) => row.campaignId);

export const listAdGroups = async (context: Reader, query: ReportListQuery) =>
  fillRows(context, 'adGroup', await listReportAdGroups(context, query), (row) => row.adGroupId);

export const listVariations = async (context: Reader, query: ReportListQuery) =>
  fillRows(context, 'ad', await listReportAds(context, query), (row) => row.adId);

export const listKeywords = async (context: Reader, query: ReportListQuery) =>
  fillRows(context, 'keyword', await listReportKeywords(context, query), (row) => row.keywordId);
