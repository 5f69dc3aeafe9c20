import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TeamView } from '@tapwright/contracts/teams';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { TextField } from '@tapwright/ui/forms/text-field';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { refreshAccess } from '../../../platform/person/teams.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type DissolveObstacle, dissolveTeam } from '../api/change-team.ts';
import { obstaclesQuery } from '../api/team-queries.ts';
import { sameNameRule } from '../same-name-rule.ts';
import { showAtField } from '../show-at-field.ts';
import classes from './dissolve-dialog.module.css';

type Props = { readonly team: TeamView; readonly onClose: () => void };

/** First the obstacles; only where there are none, the name has to be typed. */
export function DissolveDialog({ team, onClose }: Props) {
  const { t } = useTranslation(['members', 'frame']);
  const { data: obstacles, error, isFetching, refetch } = useQuery(obstaclesQuery(team.teamId));
  if (obstacles?.length === 0 && !isFetching) return <ConfirmDialog team={team} onClose={onClose} />;
  return (
    <Dialog
      title={t('dissolve.title', { team: team.teamName })}
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      {isFetching ? (
        <p role="status">
          {t('dissolve.checking')}
          <Skeleton width="64%" />
        </p>
      ) : null}
      {!isFetching && error ? (
        <ViewFailed
          title={t('dissolve.notChecked')}
          text={t('dissolve.unchanged')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : null}
      {!isFetching && !error && obstacles ? <Obstacles obstacles={obstacles} onLeave={onClose} /> : null}
    </Dialog>
  );
}

type ObstaclesProps = { readonly obstacles: readonly DissolveObstacle[]; readonly onLeave: () => void };

function Obstacles({ obstacles, onLeave }: ObstaclesProps) {
  const { t } = useTranslation('members');
  return (
    <>
      <p>{t('dissolve.obstacles')}</p>
      <ul className={classes.obstacles}>
        {obstacles.map(({ kind, count }) => (
          <li key={kind}>
            {kind === 'balance' ? t('dissolve.balance') : t('dissolve.runningCampaigns', { count })}
            {kind === 'runningCampaigns' ? (
              <p className={classes.ways}>
                <Link to="/ad/overview/series-overview" className="tw-link" onClick={onLeave}>
                  {t('dissolve.toCampaigns')}
                </Link>
                <Link to="/user/zs_manager" className="tw-link" onClick={onLeave}>
                  {t('dissolve.toAdAccounts')}
                </Link>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function ConfirmDialog({ team: { teamId, teamName }, onClose }: Props) {
  const { t } = useTranslation('members');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { teamName: '' },
    rulesOf: () => ({ teamName: sameNameRule(teamName) }),
    send: (all) => showAtField('teamName', dissolveTeam({ teamId, ...all })),
    onDone: () => {
      showToast({ tone: 'good', text: t('dissolve.done', { team: teamName }) });
      onClose();
      void refreshAccess(queryClient);
    },
    failed: t('dissolve.failed'),
  });
  return (
    <FormDialog
      title={t('dissolve.title', { team: teamName })}
      submit={t('dissolve.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('dissolve.text')}</p>
      <TextField
        label={t('typeName', { team: teamName })}
        autoComplete="off"
        data-autofocus
        {...textOf('teamName')}
      />
    </FormDialog>
  );
}
