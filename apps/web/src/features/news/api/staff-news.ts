import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import {
  findStaffNews,
  findStaffNewsItem,
  publishNews as publish,
  removeNews as remove,
  saveNews as save,
  withdrawNews as withdraw,
  type NewsType,
} from '@tapwright/contracts/news';
import { call } from '../../../platform/calls/call.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { newsKeys } from '../keys.ts';

export type DeskQuery = { type: NewsType | undefined; pageNum: number; pageSize: number };

export function staffNewsQuery({ type, ...page }: DeskQuery) {
  const query = { ...page, ...(type && { type }) };
  return queryOptions({
    queryKey: newsKeys.deskList(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(findStaffNews, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function staffNewsItemQuery(id: number) {
  return queryOptions({
    queryKey: newsKeys.deskOne(id),
    queryFn: ({ signal }) => withSecondFactor(() => call(findStaffNewsItem, { query: { id }, signal })),
  });
}

export const saveNews = (body: BodyOf<typeof save>) => withSecondFactor(() => call(save, { body }));
export const publishNews = (id: number) => withSecondFactor(() => call(publish, { body: { id } }));
export const withdrawNews = (id: number) => withSecondFactor(() => call(withdraw, { body: { id } }));
export const removeNews = (id: number) => withSecondFactor(() => call(remove, { body: { id } }));
