import { lazy, Suspense, useState, type FormEvent } from 'react';
import { secondFactorCode } from '@tapwright/contracts/second-factor';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CodeInput } from './code-input.tsx';
import classes from './second-factor.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../../platform/fields/qr-code.tsx')).QrCode }));

const pictureSize = 196;

type Props = {
  readonly secret: string;
  readonly address: string;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly onType: () => void;
  readonly onCode: (code: string) => void;
};

export function ConfirmForm({ secret, address, isPending, failure, onType, onCode }: Props) {
  const { t } = useTranslation('secondFactor');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (secondFactorCode.safeParse(code).success) onCode(code);
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <h2 className={classes.title}>{t('scan')}</h2>
      <div className={classes.picture}>
        <Suspense>
          <QrCode text={address} label={t('picture')} size={pictureSize} />
        </Suspense>
      </div>
      <div>
        <p className={classes.text}>{t('type')}</p>
        <code className={classes.secret} data-testid="secret">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
      <CodeInput
        schema={secondFactorCode}
        value={code}
        isJudged={isSent && !failure}
        failure={failure}
        onChange={(next) => {
          onType();
          setSent(false);
          setCode(next);
        }}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isPending}>
        {t('confirm')}
      </Button>
    </form>
  );
}
