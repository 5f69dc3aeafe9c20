import type { ReportFileQuery, ReportListQuery } from '@tapwright/contracts/report-query';
import type { SearchTermRow } from '@tapwright/contracts/report-rows';
import type { TeamContext } from '../../../platform/http/context.ts';
import { chooseByState, fillTermStates } from './fill-term-states.ts';
import { type Totals, viewTotals } from './list-report-rows.ts';
import { type Question, readQuestion } from '../question/report-question.ts';
import { viewGroup, viewMeasures } from './row-view.ts';
import type { ListFilter } from './report-list-store.ts';
import {
  listSearchTerms,
  listTermPlaces,
  type SearchTermFigures,
  type SearchTermsBy,
} from './search-terms-store.ts';

type Answer = Totals & { list: SearchTermRow[]; hidden: SearchTermRow | null };

export const listTermsOfAdGroups = (context: TeamContext<'ads.see'>, query: ReportListQuery) =>
  listTerms(context, query, 'adGroup');
export const listTermsOfKeywords = (context: TeamContext<'ads.see'>, query: ReportListQuery) =>
  listTerms(context, query, 'keyword');

async function listTerms(
  context: TeamContext<'ads.see'>,
  query: ReportListQuery,
  by: SearchTermsBy,
): Promise<Answer> {
  const { read } = context.database;
  const question = await readQuestion(context, query, 'searchTerm');
  const page = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize };
  const [sums, hidden, ...rows] = await listSearchTerms(
    read,
    question,
    by,
    query,
    await readTermFilter(context, question, query),
    page,
  );
  const list = rows.map((row) => viewTerm(row, question));
  await fillTermStates(context, list);
  return {
    list,
    hidden: hidden === undefined || hidden.total === 0 ? null : viewHidden(hidden, question),
    ...(await viewTotals(context, question, sums)),
  };
}

/** A state follows from keywords and negatives, so the terms that are in it are found first and then added up. */
export async function readTermFilter(
  context: TeamContext<'ads.see'>,
  question: Question,
  { termState, ...filter }: Omit<ReportFileQuery, 'teamId'>,
): Promise<ListFilter> {
  if (termState === undefined) return filter;
  const places = await listTermPlaces(context.database.read, question, filter);
  return { ...filter, terms: await chooseByState(context, places, termState) };
}

/** Of several ad accounts: what they spent adds up only in one currency. */
export function viewHidden(row: SearchTermFigures, question: Question): SearchTermRow {
  const currencies = new Set(question.accounts.map(({ currency }) => currency));
  const [currency = ''] = currencies;
  const isOne = currencies.size === 1;
  const { accountSpendAmount, ...hidden } = viewTerm(row, question);
  return {
    ...hidden,
    currency: isOne ? currency : '',
    accountSpendAmount: isOne ? accountSpendAmount : null,
  };
}

export function viewTerm(row: SearchTermFigures, question: Question): SearchTermRow {
  const { campaignId, adGroupId } = row;
  return {
    ...viewGroup(question.accounts.find(({ adAccountId }) => adAccountId === row.adAccountId)),
    campaignId: campaignId ?? '',
    campaignName: row.campaignName ?? '',
    adGroupId: adGroupId ?? '',
    adGroupName: row.adGroupName ?? '',
    term: row.term ?? '',
    source: row.source,
    keywordId: row.keywordId,
    keyword: row.keyword,
    matchType: row.matchType,
    termState: null,
    termStateOf: null,
    ...viewMeasures(row, question),
  };
}
