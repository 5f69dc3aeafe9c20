import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, QueryOf } from '@tapwright/contracts/call';
import { findWordDetail } from '@tapwright/contracts/word-detail';
import { call } from '../../../platform/calls/call.ts';
import { wordKeys } from '../keys.ts';

export type WordDetailAnswer = AnswerOf<typeof findWordDetail>;
export type DetailQuestion = Omit<QueryOf<typeof findWordDetail>, 'teamId'> & { readonly teamId: number };

export const wordDetailQuery = (query: DetailQuestion) =>
  queryOptions({
    queryKey: wordKeys.detail(query),
    queryFn: ({ signal }) => call(findWordDetail, { query, signal }),
  });
