import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { WaitingInvitations } from '../../../features/notifications/components/waiting-invitations.tsx';
import { ClosedTeams } from '../../../features/teams/components/closed-teams.tsx';
import { CreateTeamForm } from '../../../features/teams/components/create-team-form.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { landingOf } from '../../decide-route.ts';
import { useEnterTeam } from '../../use-enter-team.ts';
import { useToSecurity } from '../../use-to-security.ts';
import classes from './create-team-page.module.css';

export function CreateTeamPage() {
  const { t } = useTranslation(['frame', 'teams', 'notifications']);
  const enterTeam = useEnterTeam();
  const toSecurity = useToSecurity();
  useWayIntoFirstTeam();
  return (
    <>
      <PageHead title={t('pages.createTeam')} />
      <div className={classes.body}>
        <ClosedTeams onSecure={toSecurity} />
        <WaitingInvitations otherwise={<p className={classes.lead}>{t('teams:create.waiting')}</p>} />
        <p className={classes.lead}>{t('teams:create.lead')}</p>
        <CreateTeamForm onCreated={(teamId) => void enterTeam(teamId)} />
      </div>
    </>
  );
}

/** Whoever was here to create a first team, and was taken into one meanwhile, goes on in that. */
function useWayIntoFirstTeam() {
  const router = useRouter();
  const teamId = useCurrentTeam()?.teamId;
  const [hadNone] = useState(teamId === undefined);
  useEffect(() => {
    if (!hadNone || teamId === undefined) return;
    const { findVisitor, rows } = router.options.context;
    const landing = landingOf(findVisitor(), rows);
    void router.navigate({ href: landing, replace: true });
  }, [router, hadNone, teamId]);
}

/** One more team, without leaving what one is at. The first one has a page of its own. */
export function CreateTeamDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['teams', 'frame']);
  const enterTeam = useEnterTeam();
  return (
    <Dialog title={t('create.title')} keepsOpen closeLabel={t('frame:close')} onClose={onClose}>
      <CreateTeamForm
        onLeave={onClose}
        onCreated={(teamId) => {
          onClose();
          void enterTeam(teamId);
        }}
      />
    </Dialog>
  );
}
