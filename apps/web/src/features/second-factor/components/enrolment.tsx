import { useMutation } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { beginSecondFactor, confirmSecondFactor } from '../api/second-factor.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

/** From nothing, or from another phone, to an app that counts and codes that are kept. */
export function Enrolment({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('secondFactor');
  const begun = useMutation({ mutationFn: beginSecondFactor });
  const confirmed = useMutation({
    mutationFn: confirmSecondFactor,
    meta: { isShownInPlace: () => true },
  });

  if (confirmed.data) return <RecoveryCodes codes={confirmed.data.recoveryCodes} onKept={onDone} />;
  if (begun.data) {
    return (
      <ConfirmForm
        {...begun.data}
        isPending={confirmed.isPending}
        failure={confirmed.error}
        onType={() => confirmed.reset()}
        onCode={(code) => confirmed.mutate(code)}
      />
    );
  }
  return (
    <section className={classes.form}>
      <h2 className={classes.title}>{t('beginTitle')}</h2>
      <p className={classes.text}>{t('beginText')}</p>
      <Button variant="filled" size="lg" fullWidth loading={begun.isPending} onClick={() => begun.mutate()}>
        {t('begin')}
      </Button>
    </section>
  );
}
