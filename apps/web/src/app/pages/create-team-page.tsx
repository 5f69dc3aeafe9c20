import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@tapwright/ui/page-head';
import { CreateTeamForm } from '../../features/teams/components/create-team-form.tsx';
import { teamsQuery } from '../../platform/teams.ts';
import { useSwitchTeam } from '../use-switch-team.ts';
import classes from './create-team-page.module.css';

export function CreateTeamPage() {
  const { t } = useTranslation(['frame', 'teams']);
  const queryClient = useQueryClient();
  const switchTeam = useSwitchTeam();
  const enter = async (teamId: number) => {
    const teams = await queryClient.fetchQuery({ ...teamsQuery(), staleTime: 0 });
    const created = teams.find((team) => team.teamId === teamId);
    if (created) switchTeam(created);
  };
  return (
    <>
      <PageHead title={t('pages.createTeam')} />
      <div className={classes.body}>
        <p className={classes.lead}>{t('teams:create.lead')}</p>
        <CreateTeamForm onCreated={(teamId) => void enter(teamId)} />
        <p className={classes.lead}>{t('teams:create.waiting')}</p>
      </div>
    </>
  );
}
