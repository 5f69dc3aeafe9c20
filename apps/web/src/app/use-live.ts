import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CallFailure } from '../platform/call-failure.ts';
import { openLiveSocket, type HeardEvent } from '../platform/live-socket.ts';
import { ask } from '../platform/questions.ts';
import { useSession } from '../platform/session.ts';

const endedPayload = z.object({ code: z.int() });

/** Keeps one line to the server open for as long as somebody is signed in. */
export function useLive() {
  const { t } = useTranslation();
  const { reactToFailure } = useRouteContext({ from: '__root__' });
  const current = useSession();
  const token = current?.token;
  const userId = current?.user?.userId;

  const warn = useEffectEvent(
    () => void ask({ title: t('live.missing'), text: t('live.missingText'), confirm: t('close') }),
  );
  const onEvent = useEffectEvent(({ name, payload }: HeardEvent) => {
    const ended = name === 'session.ended' ? z.safeParse(endedPayload, payload) : undefined;
    if (ended?.success)
      reactToFailure(CallFailure.refused({ code: ended.data.code, message: '', httpStatus: 401 }));
  });

  useEffect(() => {
    if (token === undefined || userId === undefined) return undefined;
    if (!('WebSocket' in window)) {
      warn();
      return undefined;
    }
    const url = `${location.origin.replace(/^http/, 'ws')}/notice/${userId}`;
    return openLiveSocket({ url, token, onEvent: (event) => onEvent(event) }).close;
  }, [token, userId]);
}
