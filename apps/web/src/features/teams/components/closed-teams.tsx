import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { isOpenTeam } from '../../../platform/person/choose-team.ts';
import { teamsQuery } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './closed-teams.module.css';

const ClosedTeamDialog = lazy(async () => ({
  default: (await import('./closed-team-dialog.tsx')).ClosedTeamDialog,
}));

/** Where somebody lands whose teams are all closed to them. */
export function ClosedTeams({ onSecure }: { readonly onSecure: () => void }) {
  const { t } = useTranslation(['teams', 'members']);
  const { data: teams = [] } = useQuery(teamsQuery());
  const [chosen, choose] = useState<TeamView>();
  const closed = teams.filter((team) => !isOpenTeam(team));
  if (closed.length === 0) return null;
  return (
    <ul className={classes.list}>
      {closed.map((team) => (
        <li key={team.teamId} className={classes.row}>
          <p className={classes.team}>
            {team.teamName}
            <span className={classes.why}>
              {team.roleUserStatus === 1 ? t('switcher.disabled') : t('switcher.needsSecondFactor')}
            </span>
          </p>
          <Button onClick={() => choose(team)}>
            {team.roleUserStatus === 1 ? t('members:actions.leave') : t('closed.confirm')}
            <span className="tw-visually-hidden">{` ${team.teamName}`}</span>
          </Button>
        </li>
      ))}
      <Suspense>
        {chosen ? (
          <ClosedTeamDialog team={chosen} onSecure={onSecure} onClose={() => choose(undefined)} />
        ) : null}
      </Suspense>
    </ul>
  );
}
