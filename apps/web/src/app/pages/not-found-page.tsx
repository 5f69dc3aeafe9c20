import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useSession } from '../../platform/session.ts';
import { PublicFrame } from '../shell/public-frame.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const isSignedIn = useSession() !== null;
  return (
    <PublicFrame>
      <EmptyState
        title={t('notFound.title')}
        actions={
          <>
            <Button render={<Link to="/home" />} variant="filled">
              {t('notFound.toHome')}
            </Button>
            {isSignedIn ? <Button render={<Link to="/user/personal" />}>{t('pages.personal')}</Button> : null}
          </>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </PublicFrame>
  );
}
