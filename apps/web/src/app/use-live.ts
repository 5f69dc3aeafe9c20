import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import * as z from 'zod/mini';
import { CallFailure } from '../platform/calls/call-failure.ts';
import { useNewNotices } from '../features/notifications/use-new-notices.ts';
import { noticeKeys } from '../features/notifications/keys.ts';
import { ownTeamsKeys } from '../platform/keys.ts';
import { openLiveSocket, type ReceivedEvent } from '../platform/calls/live-socket.ts';
import { ask } from '../platform/forms/questions.ts';
import { useSession } from '../platform/person/session.ts';
import { refreshAccess, useCurrentTeam } from '../platform/person/teams.ts';
import { useTranslation } from '../platform/words/use-translation.ts';
import { listQueriesMadeOld, type MessageToActOn } from './live-maps.ts';

const endedPayload = z.object({ code: z.int() });

/** One line to the server for as long as somebody is signed in. On a switch of team it is closed and opened again. */
export function useLive() {
  const { t } = useTranslation();
  const { reactToFailure } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const current = useSession();
  const token = current?.token;
  const userId = current?.user?.userId;
  const teamId = useCurrentTeam()?.teamId;
  const hearNotice = useNewNotices(teamId);

  const refresh = () => void queryClient.invalidateQueries();
  const onRefused = useEffectEvent((code: number) => {
    reactToFailure(CallFailure.refused({ code, message: '', httpStatus: 401 }));
  });
  const acts: Record<MessageToActOn, (payload: unknown) => void> = {
    'session.ended': (payload) => {
      const ended = z.safeParse(endedPayload, payload);
      if (ended.success) onRefused(ended.data.code);
    },
    'access.changed': () => void refreshAccess(queryClient),
    'notices.changed': hearNotice,
  };
  const onEvent = useEffectEvent(({ name, payload }: ReceivedEvent) => {
    for (const query of listQueriesMadeOld(name)) void queryClient.invalidateQueries(query);
    new Map(Object.entries(acts)).get(name)?.(payload);
  });
  const onMissed = useEffectEvent(refresh);
  const onFirst = useEffectEvent(() => {
    for (const { all } of [noticeKeys, ownTeamsKeys]) void queryClient.invalidateQueries({ queryKey: all });
  });
  const warn = useEffectEvent(() => {
    void ask({ title: t('live.missing'), text: t('live.missingText'), confirm: t('close') });
  });

  const opened = useRef<ReturnType<typeof openLiveSocket>>(undefined);
  useEffect(() => {
    if (token === undefined || userId === undefined) return undefined;
    if (!('WebSocket' in window)) {
      warn();
      return undefined;
    }
    const line = openLiveSocket({
      url: `${location.origin.replace(/^http/, 'ws')}/notice/${userId}`,
      token,
      onEvent: (event) => onEvent(event),
      onMissed: () => onMissed(),
      onFirst: () => onFirst(),
      onRefused: (code) => onRefused(code),
    });
    opened.current = line;
    window.addEventListener('online', line.renew);
    return () => {
      window.removeEventListener('online', line.renew);
      line.close();
    };
  }, [token, userId]);
  useRenewal(opened, teamId);
}

/** Another team is another line. It names the last thing that was heard, so nothing that was said in between is lost. */
function useRenewal(opened: RefObject<{ renew: () => void } | undefined>, teamId: number | undefined) {
  const openedFor = useRef(teamId);
  useEffect(() => {
    if (openedFor.current === teamId) return;
    openedFor.current = teamId;
    opened.current?.renew();
  }, [opened, teamId]);
}
