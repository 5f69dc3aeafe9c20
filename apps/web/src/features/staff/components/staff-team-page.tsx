import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StaffTeamView } from '@tapwright/contracts/staff-teams';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { showToast } from '../../../platform/calls/toasts.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { staffTeamQuery } from '../api/teams.ts';
import { useStopActing } from '../use-stop-acting.ts';
import { useWriteInstant } from '../use-write-instant.ts';
import { useWriteMinor } from '../use-write-minor.ts';
import { TeamTables } from './team-tables.tsx';
import classes from './staff-team-page.module.css';

const EnterDialog = lazy(async () => ({ default: (await import('./enter-dialog.tsx')).EnterDialog }));

type Props = {
  readonly teamId: number;
  readonly back: ReactNode;
  /** Into its console, where one acts in its name. */
  readonly consoleLink: ReactNode;
};

/** One team to read, and the way to act in its name. */
export function StaffTeamPage({ teamId, back, consoleLink }: Props) {
  const { t } = useTranslation('staff');
  const { data: team, error, refetch, dataUpdatedAt } = useQuery(staffTeamQuery(teamId));
  const write = useWriteInstant(dataUpdatedAt);
  if (error && team === undefined)
    return (
      <ViewFailed title={t('teams.oneNotRead')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  if (team === undefined) return null;
  return (
    <>
      <Head team={team} back={back} consoleLink={consoleLink} write={write} />
      <Figures team={team} />
      <TeamTables team={team} write={write} />
    </>
  );
}

type HeadProps = Omit<Props, 'teamId'> & {
  readonly team: StaffTeamView;
  readonly write: (at: string) => string;
};

function Head({ team, back, consoleLink, write }: HeadProps) {
  const { t } = useTranslation('staff');
  const [isEntering, setEntering] = useState(false);
  const { teamId, teamName, actsUntil, isOwnTeam } = team;
  const { stop, isPending } = useStopActing(() =>
    showToast({ tone: 'good', text: t('teams.left', { team: teamName }) }),
  );
  return (
    <div className={classes.head}>
      <div className={classes.line}>
        {back}
        <b>{teamName}</b>
        <span className={classes.quiet}>{teamId}</span>
        {actsUntil === null ? null : (
          <StatusWord of="scheduled">{t('teams.acting', { at: write(actsUntil) })}</StatusWord>
        )}
        {isOwnTeam ? null : actsUntil === null ? (
          <Button onClick={() => setEntering(true)}>{t('teams.enter.action')}</Button>
        ) : (
          <>
            {consoleLink}
            <Button loading={isPending} onClick={() => stop(teamId)}>
              {t('teams.leave')}
            </Button>
          </>
        )}
      </div>
      {isOwnTeam ? <p className={classes.quiet}>{t('teams.ownTeam')}</p> : null}
      <Suspense>
        {isEntering ? <EnterDialog team={team} onClose={() => setEntering(false)} /> : null}
      </Suspense>
    </div>
  );
}

function Figures({ team }: { readonly team: StaffTeamView }) {
  const { t } = useTranslation('staff');
  const write = useWriteMinor();
  return (
    <dl className={classes.figures}>
      {(['available', 'reserved', 'owed'] as const).map((key) => (
        <div key={key}>
          <dt>{t(`teams.${key}`)}</dt>
          <dd>{write(team[key], team.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
