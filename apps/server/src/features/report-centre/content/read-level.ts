import type { MeasureFilter, ReportListQuery } from '@tapwright/contracts/report-query';
import { getMeasure, type ReportMeasures } from '@tapwright/contracts/report-measures';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { DayRange } from '@tapwright/domain/ranges';
import { authoriseTeam } from '../../../platform/http/authorise.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import {
  listReportAdGroups,
  listReportAds,
  listReportAudience,
  listReportCampaigns,
  listReportGroups,
  listReportKeywords,
  listTermsOfKeywords,
} from '../../reports/index.ts';

/** A row of any level: its measures, and whatever else is known of it by name. */
export type LevelRow = ReportMeasures & { readonly [name: string]: unknown };

export type LevelPage = {
  list: readonly LevelRow[];
  /** What Apple hides of the search terms, together; it comes with each page. */
  hidden: LevelRow | null;
  totals: ReportMeasures;
  edges: ReportEdges;
};

export type Page = { pageNum: number; pageSize: number };

/** A page of what a report is about, in the scope of whoever the context belongs to. */
export async function readLevel(
  context: TeamContext,
  definition: ReportDefinition,
  range: DayRange,
  page: Page,
): Promise<LevelPage> {
  const reader = authoriseTeam(context, 'ads.see');
  const query = queryOf(context, definition, range, page);
  switch (definition.level) {
    case 'campaignGroup':
      return { hidden: null, ...(await listReportGroups(reader, query)) };
    case 'campaign':
      return { hidden: null, ...(await listReportCampaigns(reader, query)) };
    case 'adGroup':
      return { hidden: null, ...(await listReportAdGroups(reader, query)) };
    case 'keyword':
      return { hidden: null, ...(await listReportKeywords(reader, query)) };
    case 'ad':
      return { hidden: null, ...(await listReportAds(reader, query)) };
    case 'searchTerm':
      return listTermsOfKeywords(reader, query);
    case 'audience': {
      const answer = await listReportAudience(reader, { ...query, dimension: definition.splitBy });
      // An audience has a handful of values and comes whole.
      return { hidden: null, ...answer, list: page.pageNum === 1 ? answer.list : [] };
    }
  }
}

function queryOf(
  { membership }: TeamContext,
  definition: ReportDefinition,
  { from, to }: DayRange,
  page: Page,
): ReportListQuery {
  const { campaignGroupIds, campaignIds, nameContains, statuses, matchTypes, having } = definition;
  return {
    teamId: membership.teamId,
    startTime: from,
    endTime: to,
    timeZone: definition.timeZone,
    unit: definition.unit,
    ...(campaignGroupIds.length > 0 && { campaignGroupId: campaignGroupIds }),
    ...(campaignIds.length > 0 && { campaignId: campaignIds }),
    ...(nameContains !== '' && { name: nameContains }),
    ...(statuses.length > 0 && { status: statuses }),
    ...(matchTypes.length > 0 && definition.level === 'keyword' && { matchType: matchTypes }),
    ...(having.length > 0 && { having: having.map(inMicros) }),
    sortBy: definition.sortBy,
    sortOrder: definition.sortOrder,
    ...page,
  };
}

const inMicros = ({ measure, is, value }: ReportDefinition['having'][number]): MeasureFilter => ({
  measure,
  is,
  value: getMeasure(measure).kind === 'money' ? value * 1_000_000 : value,
});
