import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { maxTeamsOfPerson, type TeamView } from '@tapwright/contracts/teams';
import { Initials } from '@tapwright/ui/layout/initials';
import { Menu, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import { isOpenTeam } from '../../../platform/person/choose-team.ts';
import { teamsQuery, useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './team-switcher.module.css';

const ClosedTeamDialog = lazy(async () => ({
  default: (await import('./closed-team-dialog.tsx')).ClosedTeamDialog,
}));

type Props = {
  readonly onSwitch: (team: TeamView) => void;
  readonly onCreate: () => void;
  /** To where a second factor is set up. */
  readonly onSecure: () => void;
};

/** Which team this tab works in, and the way to another. */
export function TeamSwitcher({ onSwitch, onCreate, onSecure }: Props) {
  const { t } = useTranslation(['teams', 'frame']);
  const { data: teams = [] } = useQuery(teamsQuery());
  const current = useCurrentTeam();
  const [closed, setClosed] = useState<TeamView>();
  const roleIn = useRoleIn();
  const menu = (
    <Menu
      align="start"
      width={288}
      trigger={
        <button type="button" className={classes.target}>
          <span className="tw-visually-hidden">{t('switcher.label')}</span>
          {current === undefined ? (
            <span className={classes.none}>{t('switcher.none')}</span>
          ) : (
            <>
              <Initials of="team" name={current.teamName} picture={current.teamImg ?? undefined} />
              <span className={classes.name}>{current.teamName}</span>
              <span className={classes.role}>{roleIn(current)}</span>
            </>
          )}
          <IconSelector size={14} aria-hidden />
        </button>
      }
    >
      <TeamRows
        teams={teams}
        current={current}
        onChoose={(team) => (isOpenTeam(team) ? onSwitch(team) : setClosed(team))}
      />
      {teams.length === 0 || teams.length >= maxTeamsOfPerson ? null : <MenuDivider />}
      {teams.length >= maxTeamsOfPerson ? null : (
        <MenuItem icon={<IconPlus size={16} />} onClick={onCreate}>
          {t('create.title')}
        </MenuItem>
      )}
    </Menu>
  );
  return (
    <>
      {menu}
      <Suspense>
        {closed ? (
          <ClosedTeamDialog team={closed} onSecure={onSecure} onClose={() => setClosed(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

type RowsProps = {
  readonly teams: readonly TeamView[];
  readonly current: TeamView | undefined;
  readonly onChoose: (team: TeamView) => void;
};

function TeamRows({ teams, current, onChoose }: RowsProps) {
  const roleIn = useRoleIn();
  return (
    <div className={classes.teams}>
      {teams.map((team) => (
        <MenuItem
          key={team.teamId}
          isCurrent={team.teamId === current?.teamId}
          icon={<Initials of="team" name={team.teamName} picture={team.teamImg ?? undefined} />}
          sign={team.teamId === current?.teamId ? <IconCheck size={16} /> : null}
          onClick={() => onChoose(team)}
        >
          <span className={classes.line} data-closed={!isOpenTeam(team)}>
            {team.teamName}
          </span>
          <span className={classes.under}>{roleIn(team)}</span>
        </MenuItem>
      ))}
    </div>
  );
}

/** What the person is there, or why they cannot enter. */
function useRoleIn() {
  const { t } = useTranslation('teams');
  return (team: TeamView): string => {
    if (team.roleUserStatus === 1) return t('switcher.disabled');
    return team.lacksSecondFactor ? t('switcher.needsSecondFactor') : t(`roles.${team.roleName}`);
  };
}
