import { logout } from '@tapwright/contracts/accounts';
import { PassForm } from '../../../features/second-factor/components/pass-form.tsx';
import { call } from '../../../platform/calls/call.ts';
import { enterWith, waitingSignIn } from '../../../platform/person/enter-with.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './login-page.module.css';

const words = ['secondFactor'] as const;

type Props = { readonly token: string };

/** Between the password and the console, for whoever has an authenticator app. */
export function SecondStep({ token }: Props) {
  return useLaterWords(words) ? <Step token={token} /> : null;
}

function Step({ token }: Props) {
  const { t } = useTranslation(['secondFactor', 'accounts']);
  const showFailure = useShowFailure();
  const enter = () =>
    void enterWith(token).catch((error: unknown) => showFailure(t('accounts:signIn.userNotRead'), error));
  const leave = () => {
    waitingSignIn.set(undefined);
    // It would end by itself; nobody waits for that.
    void call(logout, { token }).catch(() => undefined);
  };
  return (
    <>
      <PassForm isTitled token={token} onPassed={enter} />
      <p className={classes.note}>
        <button type="button" className="tw-link" onClick={leave}>
          {t('otherAccount')}
        </button>
      </p>
    </>
  );
}
