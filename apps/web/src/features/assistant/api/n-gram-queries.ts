import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findNGram, findNGrams, type NGramDetail } from '@tapwright/contracts/assistant';
import type { BodyOf, QueryOf } from '@tapwright/contracts/call';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { call } from '../../../platform/calls/call.ts';
import { assistantKeys } from '../keys.ts';

export const nGramsQuery = (query: QueryOf<typeof findNGrams> & { readonly teamId: number }) =>
  queryOptions({
    queryKey: assistantKeys.nGrams(query),
    queryFn: ({ signal }) => call(findNGrams, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const nGramQuery = (body: BodyOf<typeof findNGram>) =>
  queryOptions({
    queryKey: assistantKeys.nGram(body),
    queryFn: ({ signal }) => call(findNGram, { body, signal }),
  });

/** In a new draft of one’s own, to be looked at. */
export const gatherNegatives = (teamId: number, negatives: NGramDetail['negatives']) =>
  call(addToDraft, { body: { teamId, origin: 'assistant', newNegativeKeywords: negatives } });
