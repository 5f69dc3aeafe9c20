import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chatAppPollMs, chatAppPollsMost, type WechatLoginResult } from '@tapwright/contracts/chat-app';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { askForQrCode, type Purpose } from './api/qr-code.ts';
import { followAttempt } from './follow-attempt.ts';

type Shown = { address: string; scope: string; endsAtMs: number; isScanned: boolean };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type QrOutcome = {
  purpose: Purpose;
  onResult: (result: WechatLoginResult) => void | Promise<void>;
  onRefused?: (error: CallFailure) => void;
};

/** One QR code after the other: each from its drawing to its answer. */
export function useQrAttempt({ purpose, onResult, onRefused }: QrOutcome) {
  const running = useRef(new AbortController());
  const [shown, setShown] = useState<Shown>();
  const { mutate, data, error, isSuccess } = useMutation({
    meta: { isShownInPlace: isRefusal },
    onError: (failure) => {
      if (failure instanceof CallFailure && isRefusal(failure)) onRefused?.(failure);
    },
    mutationFn: async (signal: AbortSignal) => {
      const { address, scope, askForResult } = await askForQrCode(purpose, signal);
      if (signal.aborted) return undefined;
      const endsAtMs = Date.now() + chatAppPollMs * chatAppPollsMost;
      setShown({ address, scope, endsAtMs, isScanned: false });
      const result = await followAttempt({
        ask: askForResult,
        wait,
        signal,
        onScanned: () => setShown((before) => before && { ...before, isScanned: true }),
      });
      if (result !== undefined && result.type !== 4) await onResult(result);
      return result;
    },
  });

  const start = () => {
    running.current.abort();
    running.current = new AbortController();
    mutate(running.current.signal);
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    begin();
    return () => running.current.abort();
  }, []);

  return {
    shown,
    error,
    /** It ended without an answer, or with a no: `message` says which. */
    isOver: isSuccess && (data === undefined || data.type === 4),
    message: data?.message ?? undefined,
    again: () => {
      setShown(undefined);
      start();
    },
  };
}
