import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { FailedView } from '../platform/calls/failed-view.tsx';
import { isNotFetched } from '../platform/is-not-fetched.ts';
import { useTranslation } from '../platform/words/use-translation.ts';
import { PublicFrame } from './shell/public-frame.tsx';

/**
 * In place of a page that broke while it was drawn, or whose files could not be fetched. Trying again loads all
 * again: after a release the files that an open page asks for are gone.
 */
export function PageFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t, i18n } = useTranslation();
  const [at] = useState(() => new Date());
  return (
    <FailedView
      title={t('failed.title')}
      text={isNotFetched(error) ? i18n.t('errors:executionError') : t('failed.text')}
      error={error}
      at={at}
      onTryAgain={() => location.reload()}
    />
  );
}

export function PublicPageFailed({ error }: ErrorComponentProps) {
  return (
    <PublicFrame>
      <PageFailed error={error} />
    </PublicFrame>
  );
}
