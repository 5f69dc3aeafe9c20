import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMobile } from '@tapwright/domain/account-rules';
import { codeAgainSeconds, type CodeType } from '@tapwright/contracts/account-codes';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { frameSettingsQuery } from '../../platform/calls/frame-settings.ts';
import { textOfFailure } from '../../platform/calls/react-to-failure.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AlreadyRegistered, sendCode } from './api/send-code.ts';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { useWait } from './use-wait.ts';
import { waits } from './waits.ts';

/** Asked for signed out, so a captcha comes first. */
const typesWithCaptcha: readonly CodeType[] = ['register', 'retrieve', 'login'];

const isSaidHere = (error: unknown) => error instanceof AlreadyRegistered || isRefusal(error);

/** Each purpose and account has a wait of its own. */
const waitOf = ({ type, account }: { type: CodeType; account: string }) => `code ${type} ${account}`;

type Options = {
  type: CodeType;
  /** Undefined while it is not one that a code can be sent to. */
  account: string | undefined;
  onAccountMissing: () => void;
  /** What the server says of the account itself, such as that it is taken. */
  onAccountRefused: (text: string) => void;
  onSent: () => void;
};

export function useCodeSending({ type, account, onAccountMissing, onAccountRefused, onSent }: Options) {
  const { i18n } = useTranslation('accounts');
  const outbox = useQuery(frameSettingsQuery).data?.outbox;
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const [hasPassed, setHasPassed] = useState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: sendCode,
    meta: { isShownInPlace: isSaidHere },
    onSuccess: (_nothing, target) => {
      waits.begin(waitOf(target), codeAgainSeconds);
      setHasPassed(false);
      showToast({ tone: 'good', text: i18n.t('accounts:code.sent') });
      onSent();
    },
    onError: (failure, target) => {
      if (failure instanceof AlreadyRegistered) onAccountRefused(i18n.t('errors:accountTaken'));
      if (!(failure instanceof CallFailure)) return;
      if (failure.is('captchaNeeded')) {
        setHasPassed(false);
        setAsksCaptcha(true);
      }
      if (failure.is('codeTooSoon'))
        waits.begin(waitOf(target), failure.retryAfterSeconds ?? codeAgainSeconds);
      const ofAccount = failure.is('accountTaken') ? failure.message : failure.fields['account'];
      if (ofAccount !== undefined) onAccountRefused(ofAccount);
    },
  });

  const send = (mayAsk: boolean) => {
    reset();
    if (account === undefined) return onAccountMissing();
    if (mayAsk && typesWithCaptcha.includes(type) && !hasPassed) return setAsksCaptcha(true);
    setAsksCaptcha(false);
    mutate({ type, account });
  };
  const isOfAccount =
    error instanceof AlreadyRegistered ||
    (error instanceof CallFailure &&
      (error.is('accountTaken', 'captchaNeeded') || 'account' in error.fields));

  return {
    isPending,
    secondsLeft: useWait(waitOf({ type, account: account ?? '' })),
    asksCaptcha,
    goesToOutbox: isMobile(account ?? '') ? outbox?.mobile === true : outbox?.email === true,
    press: () => send(true),
    passed: () => {
      setHasPassed(true);
      send(false);
    },
    refusal:
      error !== null && isSaidHere(error) && !isOfAccount
        ? i18n.t('accounts:code.failed', { why: textOfFailure(i18n.t, error) })
        : undefined,
  };
}
