import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { createGate } from '../../platform/person/gate.ts';
import { textOfFailure } from '../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { UserNotRead } from './api/sign-in.ts';
import { isRefusal } from '../../platform/calls/is-refusal.ts';

/** What the form itself says; all else is no fault of it. */
const isSaidHere = (error: unknown) => error instanceof UserNotRead || isRefusal(error);

type Options<Typed> = {
  send: (typed: Typed) => Promise<void>;
  /** What the server says of single fields. */
  onFieldErrors: (fields: Readonly<Record<string, string>>) => void;
  onSent?: () => void;
  onFailed?: (failure: unknown) => void;
};

/** Sends a sign-in form once, however often it is pressed. */
export function useAccountMutation<Typed>({ send, onFieldErrors, onSent, onFailed }: Options<Typed>) {
  const { t, i18n } = useTranslation('accounts');
  const [pass] = useState(() => createGate());
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: send,
    meta: { isShownInPlace: isSaidHere },
    ...(onSent === undefined ? {} : { onSuccess: onSent }),
    onError: (failure) => {
      if (failure instanceof CallFailure) onFieldErrors(failure.fields);
      onFailed?.(failure);
    },
  });
  const isInFields = error instanceof CallFailure && Object.keys(error.fields).length > 0;
  const refusal = (() => {
    if (error === null || isInFields || !isSaidHere(error)) return undefined;
    return error instanceof UserNotRead ? t('signIn.userNotRead') : textOfFailure(i18n.t, error);
  })();
  return {
    isPending: isPending || isSuccess,
    refusal,
    reset,
    /** Not by a press, so however soon after one: what was asked for in between has been given. */
    sendAgain: (typed: Typed) => {
      if (!isPending) mutate(typed);
    },
    submit: (typed: Typed) => {
      if (!isPending && pass()) mutate(typed);
    },
  };
}
