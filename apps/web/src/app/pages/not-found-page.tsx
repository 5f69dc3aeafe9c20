import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useSession } from '../../platform/session.ts';
import { useCurrentTeam } from '../../platform/teams.ts';
import { PublicFrame } from '../shell/public-frame.tsx';

const Frame = lazy(async () => ({ default: (await import('../shell/frame.tsx')).Frame }));

/** Whoever is signed in keeps the menu around it: one wrong address is not the way out. */
export function NotFoundPage() {
  const isSignedIn = useSession() !== null;
  const { because } = useSearch({ from: '/404' });
  if (!isSignedIn)
    return (
      <PublicFrame>
        <NotFound />
      </PublicFrame>
    );
  return (
    <Suspense>
      <Frame>
        <NotFound isSignedIn isForbidden={because === 'role'} />
      </Frame>
    </Suspense>
  );
}

type Props = { readonly isSignedIn?: boolean; readonly isForbidden?: boolean };

export function NotFound({ isSignedIn = false, isForbidden = false }: Props) {
  const { t } = useTranslation(['frame', 'teams']);
  const team = useCurrentTeam();
  const way = (
    <Button render={<Link to={isSignedIn ? '/login' : '/home'} />} variant="filled">
      {t(isSignedIn ? 'notFound.toConsole' : 'notFound.toHome')}
    </Button>
  );
  if (isForbidden && team !== undefined)
    return (
      <EmptyState title={t('notFound.forbidden')} actions={way}>
        {t('notFound.forbiddenText', { role: t(`teams:roles.${team.roleName}`), team: team.teamName })}
      </EmptyState>
    );
  return (
    <EmptyState title={t('notFound.title')} actions={way}>
      {t('notFound.text')}
    </EmptyState>
  );
}
