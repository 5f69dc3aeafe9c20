import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { anySecondFactorCode } from '@tapwright/contracts/second-factor';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { passSecondFactor } from '../api/second-factor.ts';
import { CodeInput } from './code-input.tsx';
import classes from './second-factor.module.css';

type Props = {
  /** A dialog has its own title. */
  readonly isTitled?: boolean;
  /** Of a sign-in that waits for the code. */
  readonly token?: string;
  readonly onPassed: () => void;
};

export function PassForm({ isTitled = false, token, onPassed }: Props) {
  const { t } = useTranslation('secondFactor');
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
    if (anySecondFactorCode.safeParse(code).success) mutate({ code, token });
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      {isTitled ? <h1 className={classes.title}>{t('passTitle')}</h1> : null}
      <p className={classes.text}>{t('passText')}</p>
      <CodeInput
        schema={anySecondFactorCode}
        help={t('lost')}
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
        {t('pass')}
      </Button>
    </form>
  );
}
