import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { signInWithPasskey } from '../api/sign-in-with-passkey.ts';
import classes from './passkey-sign-in.module.css';

/** Asks for no account: the passkey says whose it is. */
export function PasskeySignIn() {
  const { t } = useTranslation('accounts');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: signInWithPasskey,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('signIn.passkeyFailed'), error),
  });
  return (
    <Button className={classes.way} size="lg" fullWidth loading={isPending} onClick={() => mutate()}>
      <span className={classes.words}>
        <IconFingerprint size={16} aria-hidden />
        {t('signIn.byPasskey')}
      </span>
    </Button>
  );
}
