import { loginAccount, typedPassword } from '@tapwright/contracts/account-fields';
import { CallFailure } from '../../platform/call-failure.ts';
import { signIn } from './api/sign-in.ts';
import { doorAccount } from './door-account.ts';
import { useDoorMutation } from './use-door-mutation.ts';
import { useFields } from '../../platform/use-fields.ts';
import { useSignInCaptcha } from './use-sign-in-captcha.ts';
import { useWait } from './use-wait.ts';
import { waits } from './waits.ts';

const schemas = { account: loginAccount, password: typedPassword };
const waitOf = (account: string) => `sign-in ${account.trim().toLowerCase()}`;

export function useSignInForm() {
  const fields = useFields({ account: doorAccount.get(), password: '' }, () => schemas);
  const captcha = useSignInCaptcha();
  const { typed } = fields;
  const mutation = useDoorMutation({
    send: signIn,
    tell: fields.tell,
    onFailed: (failure) => {
      captcha.hearFailure(failure);
      if (failure instanceof CallFailure && failure.is('signInWait'))
        waits.begin(waitOf(typed.account), failure.retryAfterSeconds ?? 0);
    },
  });
  return {
    fields,
    captcha,
    isPending: mutation.isPending,
    refusal: captcha.state === 'asked' ? undefined : mutation.refusal,
    secondsLeft: useWait(waitOf(typed.account)),
    change: (name: 'account' | 'password', text: string) => {
      mutation.reset();
      fields.change(name, text);
    },
    passCaptcha: () => {
      const isAwaited = captcha.state === 'asked';
      captcha.pass();
      if (isAwaited) mutation.sendAgain(typed);
    },
    /** Sends, or gives back what is not right yet. */
    submit: (): readonly string[] => {
      const wrong = fields.check();
      if (wrong.length > 0) return wrong;
      if (captcha.isMissing) return ['captcha'];
      mutation.submit(typed);
      return [];
    },
  };
}
