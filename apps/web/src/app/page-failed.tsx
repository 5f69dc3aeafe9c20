import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ViewFailed } from '../platform/view-failed.tsx';

/** In place of a page that broke while it was drawn, or whose files could not be fetched. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <ViewFailed
      title={t('failed.title')}
      text={t('failed.text')}
      error={error}
      onTryAgain={() => void tryAgain()}
    />
  );
}
