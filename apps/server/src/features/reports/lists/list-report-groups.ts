import type { ReportListQuery } from '@tapwright/contracts/report-query';
import { measureNames } from '@tapwright/contracts/report-measures';
import type { CampaignGroupRow } from '@tapwright/contracts/report-rows';
import type { TeamContext } from '../../../platform/http/context.ts';
import { modeOf } from '../../ad-columns/index.ts';
import { countByAdAccount } from '../../campaigns/index.ts';
import { describeEdges } from '../question/describe-edges.ts';
import type { Totals } from './list-report-rows.ts';
import { addSums, compareSums, lastCovered, measuresOf } from '../../measures/index.ts';
import type { CoveredAccount } from '../question/covered-account.ts';
import { type Question, type RangeName, readQuestion } from '../question/report-question.ts';
import { listAccountSums, type SumsOfAccount } from '../over-time/report-sums-store.ts';

type Group = { row: CampaignGroupRow; sums: SumsOfAccount[] };

/** A team has a handful of campaign groups: they are added up by the database, and filtered, ordered and cut here. */
export async function listReportGroups(
  context: TeamContext<'ads.see'>,
  query: ReportListQuery,
): Promise<Totals & { list: CampaignGroupRow[] }> {
  const { read } = context.database;
  const question = await readQuestion(context, query, 'campaign');
  const [sums, campaigns] = await Promise.all([
    listAccountSums(read, question),
    countByAdAccount(read, question.teamId, {
      adAccountIds: question.accounts.map(({ adAccountId }) => adAccountId),
      campaignIds: question.campaignIds,
    }),
  ]);
  const byAccount = Map.groupBy(sums, ({ adAccountId }) => adAccountId);
  const groups = question.accounts
    .filter(({ adAccountId, detachedAt }) => detachedAt === null || byAccount.has(adAccountId))
    .map((account): Group => {
      const own = byAccount.get(account.adAccountId) ?? [];
      return {
        row: viewGroupRow(account, own, question, campaigns.get(account.adAccountId) ?? 0),
        sums: own,
      };
    })
    .filter(({ row }) => matches(row, query))
    .toSorted(({ row: one }, { row: other }) => compare(one, other, query));
  const all = groups.flatMap((group) => group.sums);
  const sumOf = (range: RangeName) => addSums(all.filter(({ name }) => name === range));
  const totals = measuresOf(sumOf('now'));
  const totalsBefore = question.before === undefined ? null : measuresOf(sumOf('before'));
  const from = (query.pageNum - 1) * query.pageSize;
  return {
    list: groups.slice(from, from + query.pageSize).map(({ row }) => row),
    total: groups.length,
    totals,
    totalsBefore,
    compared: compareSums(question.comparison?.cuts ?? [], sumOf),
    edges: await describeEdges(read, question, [totals.localSpendAmount, totalsBefore?.localSpendAmount]),
  };
}

function viewGroupRow(
  account: CoveredAccount,
  sums: readonly SumsOfAccount[],
  { before, comparison }: Question,
  campaigns: number,
): CampaignGroupRow {
  const sumOf = (range: RangeName) => sums.find(({ name }) => name === range);
  const now = sumOf('now');
  return {
    campaignGroupId: account.campaignGroupId,
    name: account.name,
    status: account.detachedAt === null ? 'running' : 'removed',
    mode: modeOf(account),
    currency: account.currency,
    timeZone: account.timeZone,
    campaigns,
    dataTo: lastCovered(account.coverage) ?? null,
    ...measuresOf(now),
    accountSpendAmount: now?.own ?? 0,
    before: before === undefined ? null : measuresOf(sumOf('before')),
    compared: compareSums(comparison?.cuts ?? [], sumOf),
  };
}

const comparisons = {
  '>': (one: number, other: number) => one > other,
  '<': (one: number, other: number) => one < other,
  '>=': (one: number, other: number) => one >= other,
  '<=': (one: number, other: number) => one <= other,
  '=': (one: number, other: number) => one === other,
};

function matches(row: CampaignGroupRow, { name, status, having = [] }: ReportListQuery): boolean {
  return (
    (name === undefined || row.name.toLowerCase().includes(name.toLowerCase())) &&
    (status === undefined || status.includes(row.status)) &&
    having.every(({ measure, is, value }) => {
      const name = measureNames.find((one) => one === measure);
      if (name === undefined) return true;
      const figure = row[name];
      return figure !== null && comparisons[is](figure, value);
    })
  );
}

function compare(
  one: CampaignGroupRow,
  other: CampaignGroupRow,
  { sortBy, sortOrder }: ReportListQuery,
): number {
  const measure = measureNames.find((name) => name === sortBy);
  const way = sortOrder === 'asc' ? 1 : -1;
  const last = one.campaignGroupId - other.campaignGroupId;
  if (measure === undefined) {
    const [first, second] =
      sortBy === 'status' ? [one.status, other.status] : [one.name.toLowerCase(), other.name.toLowerCase()];
    return first === second ? last : way * (first < second ? -1 : 1);
  }
  const [figure, otherFigure] = [one[measure], other[measure]];
  if (figure === otherFigure) return last;
  if (figure === null) return 1;
  if (otherFigure === null) return -1;
  return way * (figure - otherFigure);
}
