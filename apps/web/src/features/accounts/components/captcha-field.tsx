import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { CaptchaPurpose } from '@tapwright/contracts/account-codes';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { workQuery } from '../api/captcha.ts';
import classes from './captcha-field.module.css';

const PictureCaptcha = lazy(async () => ({
  default: (await import('./picture-captcha.tsx')).PictureCaptcha,
}));

type Props = {
  readonly purpose: CaptchaPurpose;
  readonly onPassed: () => void;
  readonly size?: 'normal' | 'large';
  /** What the form says of it, such as that it comes first. */
  readonly error?: string | undefined;
};

/** The machine works for it while its person goes on; a picture is there for whose machine cannot. */
export function CaptchaField({ purpose, onPassed, size = 'normal', error }: Props) {
  const [isPicture, setPicture] = useState(false);
  return isPicture ? (
    <Suspense fallback={null}>
      <PictureCaptcha
        size={size}
        autoFocus
        error={error}
        onPassed={onPassed}
        onWork={() => setPicture(false)}
      />
    </Suspense>
  ) : (
    <WorkCaptcha purpose={purpose} onPassed={onPassed} onPicture={() => setPicture(true)} />
  );
}

type WorkProps = Pick<Props, 'purpose' | 'onPassed'> & { readonly onPicture: () => void };

function WorkCaptcha({ purpose, onPassed, onPicture }: WorkProps) {
  const { t, i18n } = useTranslation('accounts');
  // Two fields that stand on one page must not share a cookie's task.
  const [round] = useState(() => Date.now());
  const { isSuccess, error } = useQuery(workQuery(round, purpose));
  const pass = useEffectEvent(onPassed);
  useEffect(() => {
    if (isSuccess) pass();
  }, [isSuccess]);
  const state = isSuccess ? t('captcha.worked') : t('captcha.working');
  return (
    <div className={classes.work}>
      <p role={error === null ? 'status' : 'alert'}>
        {error === null ? state : textOfFailure(i18n.t, error)}
      </p>
      {isSuccess ? null : (
        <button type="button" className="tw-link" onClick={onPicture}>
          {t('captcha.asPicture')}
        </button>
      )}
    </div>
  );
}
