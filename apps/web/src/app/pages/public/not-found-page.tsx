import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useSession } from '../../../platform/person/session.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PublicAside } from '../../shell/public-aside.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';

const Frame = lazy(async () => ({ default: (await import('../../shell/frame.tsx')).Frame }));

/** Whoever is signed in keeps the menu around it: one wrong address is not the way out. */
export function NotFoundPage() {
  const isSignedIn = useSession() !== null;
  const { because } = useSearch({ from: '/404' });
  if (!isSignedIn)
    return (
      <PublicFrame aside={<PublicAside />}>
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

function useWay(isSignedIn: boolean) {
  const { t } = useTranslation('frame');
  return (
    <Button render={<Link to={isSignedIn ? '/login' : '/home'} />} variant="filled">
      {t(isSignedIn ? 'notFound.toConsole' : 'notFound.toHome')}
    </Button>
  );
}

type Props = { readonly isSignedIn?: boolean; readonly isForbidden?: boolean };

export function NotFound({ isSignedIn = false, isForbidden = false }: Props) {
  return isForbidden ? <Forbidden /> : <Missing isSignedIn={isSignedIn} />;
}

function Missing({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('frame');
  return (
    <EmptyState isPage title={t('notFound.title')} actions={useWay(isSignedIn)}>
      {t('notFound.text')}
    </EmptyState>
  );
}

/** Only who is signed in has a team to be asked for. */
function Forbidden() {
  const { t } = useTranslation(['frame', 'teams']);
  const team = useCurrentTeam();
  const way = useWay(true);
  if (team === undefined) return <Missing isSignedIn />;
  return (
    <EmptyState isPage title={t('notFound.forbidden')} actions={way}>
      {t('notFound.forbiddenText', { role: t(`teams:roles.${team.roleName}`), team: team.teamName })}
    </EmptyState>
  );
}
