import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@tapwright/i18n/format-instant';
import '@tapwright/ui/button.css';
import { ErrorState } from '@tapwright/ui/error-state';
import { CallFailure } from './call-failure.ts';
import { usePersonalSetting } from './use-personal-setting.ts';
import { showToast } from './toasts.ts';
import { useLanguage } from './use-language.ts';

type Props = {
  /** What could not be shown. */
  readonly title: string;
  /** What is safe. */
  readonly text: string;
  readonly error: unknown;
  readonly onTryAgain: () => void;
};

/** In place of a view that has nothing to show: what happened, what is safe, and what can be done. */
export function ViewFailed({ title, text, error, onTryAgain }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [seenAt] = useState(() => new Date());
  const at = error instanceof CallFailure ? error.happenedAt : seenAt;
  const request = error instanceof CallFailure ? error.requestId : undefined;

  const copy = async () => {
    const report = [at.toISOString(), location.href, request, String(error)].filter(Boolean);
    await navigator.clipboard.writeText(report.join('\n'));
    showToast({ tone: 'good', text: t('failed.copied') });
  };
  return (
    <ErrorState
      title={title}
      actions={
        <>
          <Button variant="filled" onClick={onTryAgain}>
            {t('failed.tryAgain')}
          </Button>
          <Button onClick={() => void copy()}>{t('failed.copy')}</Button>
        </>
      }
      note={
        <>
          {formatTime(language, at, zone)}
          {request === undefined ? null : (
            <>
              {' · '}
              <code>{request}</code>
            </>
          )}
        </>
      }
    >
      {text}
    </ErrorState>
  );
}
