import type { ReportListQuery, ReportTotalsQuery } from '@tapwright/contracts/report-query';
import type { ComparedMeasures } from '@tapwright/contracts/report-comparison';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { Connection } from '../../../platform/db/database.ts';
import { runSnapshot } from '../../../platform/db/run-snapshot.ts';
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

/** What else is shown of the rows of a page, read of the same moment as they are. */
export type Beside<Row, Shown> = (db: Connection, list: Row[]) => Promise<Shown[]>;

type View<Row> = (row: EntityRow, question: Question, trend: Trend | undefined) => Row;

export async function listRows<Row, Shown>(
  context: TeamContext<'ads.see'>,
  query: ReportListQuery,
  level: AdLevelName,
  view: View<Row>,
  beside: Beside<Row, Shown>,
): Promise<Totals & { list: Shown[] }> {
  const { database } = context;
  const question = await readQuestion(context, query, level);
  const page = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize };
  const { sums, list } = await runSnapshot({ write: database.read }, async (db) => {
    const { sums, rows } = await listEntities(db, page, question, level, query, query);
    const entities = [...rows];
    const trends = query.trend && (await listTrends(db, question, level, query.trend, entities));
    const viewed = entities.map((row) => view(row, question, trends?.get(row.id)));
    return { sums, list: await beside(db, viewed) };
  });
  return { list, ...(await viewTotals(context, question, sums)) };
}

const nothing = async <Row>(_: Connection, list: Row[]): Promise<Row[]> => list;

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

type Reader = TeamContext<'ads.see'>;
export const shownCampaign = withTrend(viewCampaign);
export const shownAdGroup = withTrend(viewAdGroup);
export const shownKeyword = withTrend(viewKeyword);
export const shownAd = withTrend(viewAd);

export const listReportCampaigns = (context: Reader, query: ReportListQuery) =>
  listRows(context, query, 'campaign', shownCampaign, nothing);
export const listReportAdGroups = (context: Reader, query: ReportListQuery) =>
  listRows(context, query, 'adGroup', shownAdGroup, nothing);
export const listReportKeywords = (context: Reader, query: ReportListQuery) =>
  listRows(context, query, 'keyword', shownKeyword, nothing);
export const listReportAds = (context: Reader, query: ReportListQuery) =>
  listRows(context, query, 'ad', shownAd, nothing);

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
    nothing,
  );
  return totals;
}
