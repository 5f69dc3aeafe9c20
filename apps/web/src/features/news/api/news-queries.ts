import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findBatchgetMaterial, findMaterial, type NewsType } from '@tapwright/contracts/news';
import type { Language } from '@tapwright/i18n/languages';
import { call } from '../../../platform/calls/call.ts';
import { newsKeys } from '../keys.ts';

type NewsListQuery = { type: NewsType; pageNum: number; pageSize: number; language: Language };

export function newsListQuery(query: NewsListQuery) {
  return queryOptions({
    queryKey: newsKeys.list(query),
    queryFn: ({ signal }) => call(findBatchgetMaterial, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function newsQuery(id: number, language: Language) {
  return queryOptions({
    queryKey: newsKeys.one(id, language),
    queryFn: ({ signal }) => call(findMaterial, { query: { id, language }, signal }),
  });
}
