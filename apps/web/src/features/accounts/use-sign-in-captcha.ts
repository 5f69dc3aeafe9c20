import { useState } from 'react';
import { CallFailure } from '../../platform/calls/call-failure.ts';

/**
 * After failures a captcha comes first, a new one for each try. `needed`: the try was refused for want of one, so it
 * is sent again once it is passed; `open`: it has to be passed before the next try.
 */
export function useSignInCaptcha() {
  const [state, setState] = useState<'absent' | 'needed' | 'open' | 'passed'>('absent');
  const [round, setRound] = useState(0);
  const show = (next: 'needed' | 'open') => {
    setState(next);
    setRound(round + 1);
  };
  return {
    state,
    round,
    isMissing: state === 'needed' || state === 'open',
    pass: () => setState('passed'),
    hearFailure: (failure: unknown) => {
      if (failure instanceof CallFailure && failure.is('captchaNeeded')) show('needed');
      else if (state !== 'absent') show('open');
    },
  };
}
