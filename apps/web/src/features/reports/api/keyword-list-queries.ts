import { findKeywords, findNegativeKeywords } from '@tapwright/contracts/keywords';
import { findReportKeywordTotalBySearch } from '@tapwright/contracts/reports';
import { call } from '../../../platform/calls/call.ts';
import type { ListQuestion, NegativesQuestion } from '../question/report-types.ts';
import { kept } from './report-queries.ts';

export const keywordListQuery = (query: ListQuestion) =>
  kept(query, 'keywords', (signal) => call(findKeywords, { query, signal }));

export const searchTermsQuery = (query: ListQuestion) =>
  kept(query, 'searchTerms', (signal) => call(findReportKeywordTotalBySearch, { query, signal }));

export const negativesQuery = (query: NegativesQuestion) =>
  kept(query, 'negatives', (signal) => call(findNegativeKeywords, { query, signal }));
