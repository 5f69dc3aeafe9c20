import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { anySecondFactorCode } from '@tapwright/contracts/staff';
import { Button } from '@tapwright/ui/forms/button';
import { passSecondFactor } from '../api/second-factor.ts';
import { CodeInput } from './code-input.tsx';
import classes from './second-factor.module.css';

type Props = {
  /** A dialog has its own title. */
  readonly isTitled?: boolean;
  readonly onPassed: () => void;
};

export function PassForm({ isTitled = false, onPassed }: Props) {
  const { t } = useTranslation('staff');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: passSecondFactor,
    meta: { isShownInPlace: () => true },
    onSuccess: onPassed,
    onError: () => setCode(''),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (anySecondFactorCode.safeParse(code).success) mutate(code);
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      {isTitled ? <h1 className={classes.title}>{t('factor.passTitle')}</h1> : null}
      <p className={classes.text}>{t('factor.passText')}</p>
      <CodeInput
        schema={anySecondFactorCode}
        help={t('factor.lost')}
        value={code}
        isJudged={isSent && error === null}
        failure={error}
        onChange={(next) => {
          reset();
          setSent(false);
          setCode(next);
        }}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isPending}>
        {t('factor.pass')}
      </Button>
    </form>
  );
}
