import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@tapwright/ui/forms/text-field';
import { captchaLength } from '@tapwright/contracts/account-codes';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { textOfFailure } from '../../../platform/react-to-failure.ts';
import { useCaptcha } from '../use-captcha.ts';
import classes from './captcha-field.module.css';

type Props = {
  readonly onPassed: () => void;
  readonly size?: 'normal' | 'large';
  readonly autoFocus?: boolean;
  /** What the form says of it, such as that it comes first. */
  readonly error?: string | undefined;
};

/** A picture's characters, or the same as words for those who cannot see it; checked as soon as all are typed. */
export function CaptchaField({ onPassed, size = 'normal', autoFocus = false, error }: Props) {
  const { t, i18n } = useTranslation('accounts');
  const captcha = useCaptcha(onPassed);
  const input = useRef<HTMLInputElement>(null);
  const switchKind = () => {
    captcha.switchKind();
    input.current?.focus();
  };
  const wrong = captcha.isWrong ? i18n.t('errors:captchaWrong') : undefined;
  const failed = captcha.failure === null ? undefined : textOfFailure(i18n.t, captcha.failure);
  return (
    <TextField
      ref={input}
      size={size}
      name="captcha"
      label={captcha.inWords ? t('captcha.words', { words: captcha.words ?? '…' }) : t('captcha.label')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus={autoFocus}
      maxLength={captchaLength}
      readOnly={captcha.isPassed}
      value={captcha.typed}
      error={wrong ?? failed ?? error}
      onChange={(event) => captcha.change(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The form around it is not what is being answered.
        event.preventDefault();
        captcha.check();
      }}
      aside={
        <button type="button" className="tw-link" onClick={switchKind}>
          {captcha.inWords ? t('captcha.asPicture') : t('captcha.inWords')}
        </button>
      }
      trailing={
        <>
          {captcha.inWords ? null : (
            <img
              className={classes.picture}
              src={captcha.image}
              alt={t('captcha.picture', { characters: captchaLength })}
              width={140}
              height={40}
            />
          )}
          <IconButton aria-label={t('captcha.another')} onClick={captcha.showAnother}>
            <IconRefresh size={16} />
          </IconButton>
        </>
      }
    />
  );
}
