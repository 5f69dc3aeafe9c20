import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { captchaLength } from '@tapwright/contracts/account-codes';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { answerCaptcha, captchaQuery } from './api/captcha.ts';

const isWrong = (error: unknown) => error instanceof CallFailure && error.is('captchaWrong');

/** One picture after the other until one is answered. */
export function useCaptcha(onPassed: () => void) {
  // Two fields that stand on one page must not share a picture.
  const [round, setRound] = useState(() => Date.now());
  const [typed, setTyped] = useState('');
  const task = useQuery(captchaQuery(round));
  const showAnother = () => {
    setTyped('');
    setRound(round + 1);
  };
  const answer = useMutation({
    mutationFn: answerCaptcha,
    meta: { isShownInPlace: isWrong },
    onSuccess: onPassed,
    onError: (error) => {
      if (isWrong(error)) showAnother();
    },
  });
  const check = (text: string) => {
    if (text !== '' && !answer.isPending) answer.mutate(text);
  };
  return {
    typed,
    image: task.data?.image ?? undefined,
    failure: task.error,
    isWrong: isWrong(answer.error) && typed === '',
    isPassed: answer.isSuccess,
    change: (text: string) => {
      setTyped(text);
      if (text.length === captchaLength) check(text);
    },
    check: () => check(typed),
    showAnother: () => {
      answer.reset();
      showAnother();
    },
  };
}
