import { loginAccount, typedPassword } from '@tapwright/contracts/account-fields';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { signIn } from './api/sign-in.ts';
import { typedAccount } from './typed-account.ts';
import { useAccountMutation } from './use-account-mutation.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useSignInCaptcha } from './use-sign-in-captcha.ts';
import { useWait } from './use-wait.ts';
import { waits } from './waits.ts';

const schemas = { account: loginAccount, password: typedPassword };
const waitOf = (account: string) => `sign-in ${account.trim().toLowerCase()}`;

export function useSignInForm() {
  const fields = useForm({ account: typedAccount.get(), password: '' }, () => schemas);
  const captcha = useSignInCaptcha();
  const { values } = fields;
  const mutation = useAccountMutation({
    send: signIn,
    onFieldErrors: fields.refuse,
    onFailed: (failure) => {
      captcha.hearFailure(failure);
      if (failure instanceof CallFailure && failure.is('signInWait'))
        waits.begin(waitOf(values.account), failure.retryAfterSeconds ?? 0);
    },
  });
  return {
    fields,
    captcha,
    isPending: mutation.isPending,
    refusal: captcha.state === 'needed' ? undefined : mutation.refusal,
    secondsLeft: useWait(waitOf(values.account)),
    change: (name: 'account' | 'password', text: string) => {
      mutation.reset();
      fields.set(name, text);
    },
    passCaptcha: () => {
      const isAwaited = captcha.state === 'needed';
      captcha.pass();
      if (isAwaited) mutation.sendAgain(values);
    },
    /** Sends, or gives back what is not right yet. */
    submit: (): readonly string[] => {
      const wrong = fields.check();
      if (wrong.length > 0) return wrong;
      if (captcha.isMissing) return ['captcha'];
      mutation.submit(values);
      return [];
    },
  };
}
