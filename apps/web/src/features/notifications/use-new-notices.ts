import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { isOpenTeam } from '../../platform/person/choose-team.ts';
import { teamsQuery } from '../../platform/person/teams.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { noticesQuery } from './api/notices-query.ts';
import { dropNotice, queueNotice } from './waiting-notices.ts';

const noticeEvent = z.object({ id: z.int(), isNew: z.boolean() });
/** The team that was open when it was heard: hearing it may be what closes that team. */
type Received = z.infer<typeof noticeEvent> & { currentTeamId: number | undefined };

/** The team that was open until it was closed to this person: that it is may be known before it is said why. */
function useClosedTeam(currentTeamId: number | undefined) {
  const queryClient = useQueryClient();
  const open = useRef(currentTeamId);
  const closed = useRef<number>(undefined);
  useEffect(() => {
    const left = open.current;
    open.current = currentTeamId;
    const teams = queryClient.getQueryData(teamsQuery().queryKey) ?? [];
    const isStillOpen = teams.some((team) => team.teamId === left && isOpenTeam(team));
    if (left !== undefined && left !== currentTeamId && !isStillOpen) closed.current = left;
  }, [currentTeamId, queryClient]);
  return closed;
}

/** For `notices.changed`: the list is read again, and what is new and still open may open by itself. */
export function useNewNotices(currentTeamId: number | undefined) {
  const queryClient = useQueryClient();
  const query = noticesQuery(useLanguage());
  const waiting = useRef<Received[]>([]);
  const isReading = useRef(false);
  const closedTeamId = useClosedTeam(currentTeamId);

  /** Always after the last word, so that what was answered meanwhile in another window is known as answered. */
  const read = async () => {
    if (isReading.current) return;
    isReading.current = true;
    try {
      while (waiting.current.length > 0) {
        const batch = waiting.current.splice(0);
        await queryClient.invalidateQueries(
          { queryKey: query.queryKey, exact: true },
          { throwOnError: true },
        );
        const { list } = await queryClient.fetchQuery({ ...query, staleTime: Infinity });
        for (const { id, isNew, currentTeamId: openTeamId } of batch) {
          const notice = list.find((one) => one.id === id);
          if (notice === undefined || notice.status !== 0) dropNotice(id);
          else if (isNew)
            queueNotice(notice, notice.teamId === closedTeamId.current ? notice.teamId : openTeamId);
        }
      }
    } catch {
      // The query client has said so; the bell shows what was read last.
    } finally {
      isReading.current = false;
    }
  };

  return (payload: unknown) => {
    const { data } = z.safeParse(noticeEvent, payload);
    if (data === undefined) return;
    if (!data.isNew) dropNotice(data.id);
    waiting.current.push({ ...data, currentTeamId });
    void read();
  };
}
