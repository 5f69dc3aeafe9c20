import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Modal } from '@mantine/core';
import type { TeamView } from '@tapwright/contracts/teams';
import '@tapwright/ui/overlay/dialog.css';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { readAccessAnew } from '../../../platform/teams.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useCheckedForm } from '../../../platform/use-checked-form.ts';
import { useReturnFocus } from '../../../platform/use-return-focus.ts';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { type DissolveObstacle, dissolveTeam } from '../api/change-team.ts';
import { obstaclesQuery } from '../api/team-queries.ts';
import { sameNameRule } from '../same-name-rule.ts';
import { sayAtField } from '../say-at-field.ts';
import classes from './dissolve-dialog.module.css';

type Props = { readonly team: TeamView; readonly onClose: () => void };

/** First what stands in the way; only where nothing does, the name is asked for. */
export function DissolveDialog({ team, onClose }: Props) {
  const { t } = useTranslation(['members', 'frame']);
  useReturnFocus();
  const { data: obstacles, error, isFetching, refetch } = useQuery(obstaclesQuery(team.teamId));
  if (obstacles?.length === 0 && !isFetching) return <ConfirmDialog team={team} onClose={onClose} />;
  return (
    <Modal
      opened
      title={t('dissolve.title', { team: team.teamName })}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
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
      {!isFetching && !error && obstacles ? <Obstacles obstacles={obstacles} /> : null}
    </Modal>
  );
}

function Obstacles({ obstacles }: { readonly obstacles: readonly DissolveObstacle[] }) {
  const { t } = useTranslation('members');
  return (
    <>
      <p>{t('dissolve.obstacles')}</p>
      <ul className={classes.obstacles}>
        {obstacles.map(({ kind, count }) => (
          <li key={kind}>
            {kind === 'balance' ? t('dissolve.balance') : t('dissolve.runningCampaigns', { count })}
          </li>
        ))}
      </ul>
    </>
  );
}

function ConfirmDialog({ team: { teamId, teamName }, onClose }: Props) {
  const { t } = useTranslation('members');
  const queryClient = useQueryClient();
  const { form, typed, isPending, errorOf, change, leave, submit } = useCheckedForm({
    first: { teamName: '' },
    schemasOf: () => ({ teamName: sameNameRule(teamName) }),
    send: (all) => sayAtField('teamName', dissolveTeam({ teamId, ...all })),
    onDone: () => {
      showToast({ tone: 'good', text: t('dissolve.done', { team: teamName }) });
      onClose();
      void readAccessAnew(queryClient);
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
        name="teamName"
        label={t('typeName', { team: teamName })}
        autoComplete="off"
        data-autofocus
        value={typed.teamName}
        error={errorOf('teamName')}
        onChange={(event) => change('teamName', event.target.value)}
        onBlur={() => leave('teamName')}
      />
    </FormDialog>
  );
}
