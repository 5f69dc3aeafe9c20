import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstSteps } from '@tapwright/contracts/first-steps';
import type { TeamView } from '@tapwright/contracts/teams';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { firstStepsQuery } from '../../../features/teams/api/first-steps-query.ts';
import { FirstSteps } from '../../../features/teams/components/first-steps.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './first-steps-page.module.css';

export function FirstStepsPage() {
  const team = useCurrentTeam();
  return team === undefined ? null : <StepsOf key={team.teamId} team={team} />;
}

function StepsOf({ team: { teamId, teamName } }: { readonly team: TeamView }) {
  const { t } = useTranslation('firstSteps');
  const { data, error, refetch } = useQuery(firstStepsQuery(teamId));
  return (
    <>
      <PageHead title={t('title')} />
      {error !== null && data === undefined ? (
        <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
      ) : null}
      {data?.done.length === firstSteps.length ? (
        <EmptyState
          title={t('through.title')}
          actions={
            <Button variant="filled" render={<Link to="/ad/overview/type-overview" />}>
              {t('through.action')}
            </Button>
          }
        >
          {t('through.text', { team: teamName })}
        </EmptyState>
      ) : null}
      {data && data.done.length < firstSteps.length ? (
        <div className={classes.page}>
          <p className={classes.lead}>{t('lead', { team: teamName })}</p>
          <FirstSteps done={data.done} />
        </div>
      ) : null}
    </>
  );
}
