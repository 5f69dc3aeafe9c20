import type { ReportListQuery } from '@tapwright/contracts/report-query';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { viewOpenEdits } from '../../open-edits/index.ts';
import { listRows, shownAd, shownAdGroup, shownCampaign, shownKeyword } from './list-report-rows.ts';
import type { AdLevelName } from './report-list-store.ts';

type Reader = TeamContext<'ads.see'>;

/**
 * With what of each has not ended, so that an edit which goes live meanwhile is on its way or has arrived, and never
 * neither. The rows are filled up and not copied: there may be a hundred thousand.
 */
const opened =
  <Row extends { campaignId: string; currency: string }>(
    context: Reader,
    level: AdLevelName,
    idOf: (row: Row) => string,
  ) =>
  async (db: Connection, list: Row[]) => {
    const openEditsOf = await viewOpenEdits(db, context, level, list, idOf);
    return list.map((row) => Object.assign(row, { openEdits: openEditsOf(idOf(row)) }));
  };

export const listCampaigns = async (context: Reader, query: ReportListQuery) => {
  const beside = opened(context, 'campaign', (row: ReturnType<typeof shownCampaign>) => row.campaignId);
  return listRows(context, query, 'campaign', shownCampaign, beside);
};

export const listAdGroups = async (context: Reader, query: ReportListQuery) => {
  const beside = opened(context, 'adGroup', (row: ReturnType<typeof shownAdGroup>) => row.adGroupId);
  return listRows(context, query, 'adGroup', shownAdGroup, beside);
};

export const listVariations = async (context: Reader, query: ReportListQuery) => {
  const beside = opened(context, 'ad', (row: ReturnType<typeof shownAd>) => row.adId);
  return listRows(context, query, 'ad', shownAd, beside);
};

export const listKeywords = async (context: Reader, query: ReportListQuery) => {
  const beside = opened(context, 'keyword', (row: ReturnType<typeof shownKeyword>) => row.keywordId);
  return listRows(context, query, 'keyword', shownKeyword, beside);
};
