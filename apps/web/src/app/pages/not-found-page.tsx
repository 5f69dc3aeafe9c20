import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
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
            <Button component={Link} to="/home" variant="filled">
              {t('notFound.toHome')}
            </Button>
            {isSignedIn ? (
              <Button component={Link} to="/user/personal">
                {t('pages.personal')}
              </Button>
            ) : null}
          </>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </PublicFrame>
  );
}
