import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useLanguage } from '../../platform/use-language.ts';
import { noticesQuery } from './api/notices-query.ts';
import { dropNotice, queueNotice } from './waiting-notices.ts';

const heard = z.object({ id: z.int(), isNew: z.boolean() });

/** For `notices.changed`: the list is read anew, and what is new may open by itself. */
export function useHeardNotices(currentTeamId: number | undefined) {
  const queryClient = useQueryClient();
  const query = noticesQuery(useLanguage());
  return async (payload: unknown) => {
    const { data } = z.safeParse(heard, payload);
    if (data === undefined) return;
    if (!data.isNew) dropNotice(data.id);
    const { list } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const notice = list.find(({ id }) => id === data.id);
    if (data.isNew && notice !== undefined) queueNotice(notice, currentTeamId);
  };
}
