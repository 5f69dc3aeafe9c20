import type { ReportListQuery, ReportTotalsQuery } from '@tapwright/contracts/report-query';
import type { ComparedMeasures } from '@tapwright/contracts/report-comparison';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { TeamContext } from '../../../platform/http/context.ts';
import { describeEdges } from '../question/describe-edges.ts';
import { type FigureRow, measuresBefore, measuresOf } from '../../measures/index.ts';
import { type AdLevelName, type EntityRow, listEntities } from './report-list-store.ts';
import { listTrends, type Trend } from './list-trends.ts';
import { type Question, readQuestion } from '../question/report-question.ts';
import { viewCompared } from './row-view.ts';
import { viewAd, viewAdGroup, viewCampaign, viewKeyword } from './view-rows.ts';

export type Totals = {
  total: number;
  totals: ReportMeasures;
  totalsBefore: ReportMeasures | null;
  compared: ComparedMeasures;
  edges: ReportEdges;
};

async function listRows<Row>(
  context: TeamContext<'ads.see'>,
  query: ReportListQuery,
  level: AdLevelName,
  view: (row: EntityRow, question: Question, trend: Trend | undefined) => Row,
): Promise<Totals & { list: Row[] }> {
  const { database } = context;
  const question = await readQuestion(context, query, level);
  const page = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize };
  const { sums, rows } = await listEntities(database.read, page, question, level, query, query);
  const entities = [...rows];
  const trends = query.trend && (await listTrends(database.read, question, level, query.trend, entities));
  return {
    list: entities.map((row) => view(row, question, trends?.get(row.id))),
    ...(await viewTotals(context, question, sums)),
  };
}

export async function viewTotals(
  { database }: Pick<TeamContext, 'database'>,
  question: Question,
  sums: (FigureRow & { total: number | null }) | undefined,
): Promise<Totals> {
  const totals = measuresOf(sums);
  const totalsBefore = question.before === undefined || sums === undefined ? null : measuresBefore(sums);
  return {
    total: sums?.total ?? 0,
    totals,
    totalsBefore,
    compared: sums === undefined ? null : viewCompared(sums, question),
    edges: await describeEdges(database.read, question, [
      totals.localSpendAmount,
      totalsBefore?.localSpendAmount,
    ]),
  };
}

const withTrend =
  <Row extends object>(view: (row: EntityRow, question: Question) => Row) =>
  (row: EntityRow, question: Question, trend: Trend | undefined): Row =>
    trend === undefined ? view(row, question) : Object.assign(view(row, question), { trend });

export const listReportCampaigns = (context: TeamContext<'ads.see'>, query: ReportListQuery) =>
  listRows(context, query, 'campaign', withTrend(viewCampaign));
export const listReportAdGroups = (context: TeamContext<'ads.see'>, query: ReportListQuery) =>
  listRows(context, query, 'adGroup', withTrend(viewAdGroup));
export const listReportKeywords = (context: TeamContext<'ads.see'>, query: ReportListQuery) =>
  listRows(context, query, 'keyword', withTrend(viewKeyword));
export const listReportAds = (context: TeamContext<'ads.see'>, query: ReportListQuery) =>
  listRows(context, query, 'ad', withTrend(viewAd));

export const sumReportCampaigns = (context: TeamContext<'ads.see'>, query: ReportTotalsQuery) =>
  sumRows(context, query, 'campaign');
export const sumReportAdGroups = (context: TeamContext<'ads.see'>, query: ReportTotalsQuery) =>
  sumRows(context, query, 'adGroup');

async function sumRows(
  context: TeamContext<'ads.see'>,
  query: ReportTotalsQuery,
  level: AdLevelName,
): Promise<Totals> {
  const order = { sortBy: 'name', sortOrder: 'asc' } as const;
  const { list: _, ...totals } = await listRows(
    context,
    { ...query, ...order, pageNum: 1, pageSize: 0 },
    level,
    () => null,
  );
  return totals;
}
