import { IconRefresh } from '@tabler/icons-react';
import { TextField } from '@tapwright/ui/forms/text-field';
import { captchaLength } from '@tapwright/contracts/account-codes';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useCaptcha } from '../use-captcha.ts';
import classes from './captcha-field.module.css';

type Props = {
  readonly onPassed: () => void;
  /** Rather let the machine work. */
  readonly onWork: () => void;
  readonly size?: 'normal' | 'large';
  readonly autoFocus?: boolean;
  /** What the form says of it, such as that it comes first. */
  readonly error?: string | undefined;
};

/** A picture's characters, checked as soon as all are typed. */
export function PictureCaptcha({ onPassed, onWork, size = 'normal', autoFocus = false, error }: Props) {
  const { t, i18n } = useTranslation('accounts');
  const captcha = useCaptcha(onPassed);
  const wrong = captcha.isWrong ? i18n.t('errors:captchaWrong') : undefined;
  const failed = captcha.failure === null ? undefined : textOfFailure(i18n.t, captcha.failure);
  return (
    <TextField
      size={size}
      name="captcha"
      label={t('captcha.label')}
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
        <button type="button" className="tw-link" onClick={onWork}>
          {t('captcha.byWork')}
        </button>
      }
      trailing={
        <>
          <img
            className={classes.picture}
            src={captcha.image}
            alt={t('captcha.picture', { characters: captchaLength })}
            width={140}
            height={40}
          />
          <IconButton aria-label={t('captcha.another')} onClick={captcha.showAnother}>
            <IconRefresh size={16} />
          </IconButton>
        </>
      }
    />
  );
}
