import { useQuery } from '@tanstack/react-query';
import { adListQuery } from '../api/ad-list-query.ts';
import { keywordListQuery, negativesQuery, searchTermsQuery } from '../api/keyword-list-queries.ts';
import { type Place, prepareListQuestion, prepareNegativesQuestion } from '../question/prepare-question.ts';
import { noFilter } from '../filters/filter-tokens.ts';
import { adsQuestion } from './use-ad-troubles.ts';
import type { ReportState } from '../question/use-report-view.ts';

const totalOf = ({ total }: { readonly total: number }) => total;

/** How many there are of each, whatever is filtered; undefined until it is known. */
export function useTabCounts({ view, range }: Pick<ReportState, 'view' | 'range'>, place: Place) {
  const all = { ...view, ...noFilter, compare: 'off', zone: 'ORTZ', pageNum: 1 } as const;
  const question = { ...prepareListQuestion(all, range, place), pageSize: 1 };
  const negatives = { ...prepareNegativesQuestion(all, place), pageSize: 1 };
  return {
    keywords: useQuery({ ...keywordListQuery(question), select: totalOf }).data,
    searchTerms: useQuery({ ...searchTermsQuery(question), select: totalOf }).data,
    ads: useQuery({ ...adListQuery(adsQuestion({ view, range }, place)), select: totalOf }).data,
    negatives: useQuery({ ...negativesQuery(negatives), select: totalOf }).data,
  };
}
