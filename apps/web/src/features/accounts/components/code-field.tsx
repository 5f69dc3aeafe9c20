import { lazy, Suspense, useRef } from 'react';
import { TextField } from '@tapwright/ui/forms/text-field';
import type { CodeType } from '@tapwright/contracts/account-codes';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useCodeSending } from '../use-code-sending.ts';
import classes from './code-field.module.css';

const CaptchaField = lazy(async () => ({ default: (await import('./captcha-field.tsx')).CaptchaField }));

type Props = {
  readonly name?: string;
  readonly label?: string;
  /** What the code is for; decides whether a captcha comes first. */
  readonly type: CodeType;
  /** Where it is sent: as the contract's schema gives it back, undefined while that refuses it. */
  readonly account: string | undefined;
  /** Sending was asked for without an account: say its rule and go there. */
  readonly onAccountMissing: () => void;
  readonly onAccountRefused: (text: string) => void;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (code: string) => void;
  readonly onBlur?: () => void;
  readonly size?: 'normal' | 'large';
};

/** A verification code and the button that sends it, with a wait of its own for each account and purpose. */
export function CodeField({
  name = 'code',
  label,
  type,
  account,
  onAccountMissing,
  onAccountRefused,
  value,
  error,
  onChange,
  onBlur,
  size = 'normal',
}: Props) {
  const { t } = useTranslation('accounts');
  const field = useRef<HTMLDivElement>(null);
  const sending = useCodeSending({
    type,
    account,
    onAccountMissing,
    onAccountRefused,
    onSent: () => field.current?.querySelector('input')?.focus(),
  });
  return (
    <div className={classes.field} ref={field}>
      <TextField
        size={size}
        name={name}
        label={label ?? t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        error={error ?? sending.refusal}
        help={sending.goesToOutbox ? t('code.outbox') : undefined}
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={onBlur}
        trailing={
          <Button
            size={size === 'large' ? 'lg' : 'sm'}
            disabled={sending.secondsLeft > 0}
            loading={sending.isPending}
            onClick={sending.press}
          >
            {sending.secondsLeft > 0 ? t('code.again', { seconds: sending.secondsLeft }) : t('code.send')}
          </Button>
        }
      />
      {sending.asksCaptcha ? (
        <Suspense fallback={null}>
          <CaptchaField purpose="code" size={size} onPassed={sending.passed} />
        </Suspense>
      ) : null}
    </div>
  );
}
