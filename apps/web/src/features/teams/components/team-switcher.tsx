import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { maxTeamsOfPerson, type TeamView } from '@tapwright/contracts/teams';
import { Initials } from '@tapwright/ui/layout/initials';
import { Menu, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import { teamsQuery, useCurrentTeam } from '../../../platform/teams.ts';
import classes from './team-switcher.module.css';

type Props = { readonly onSwitch: (team: TeamView) => void; readonly onCreate: () => void };

/** Which team this tab works in, and the way to another. */
export function TeamSwitcher({ onSwitch, onCreate }: Props) {
  const { t } = useTranslation(['teams', 'frame']);
  const { data: teams = [] } = useQuery(teamsQuery());
  const current = useCurrentTeam();
  const ofTeam = (team: TeamView) =>
    team.roleUserStatus === 1 ? t('switcher.disabled') : t(`roles.${team.roleName}`);
  return (
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
              <span className={classes.role}>{ofTeam(current)}</span>
            </>
          )}
          <IconSelector size={14} aria-hidden />
        </button>
      }
    >
      <div className={classes.teams}>
        {teams.map((team) => (
          <MenuItem
            key={team.teamId}
            disabled={team.roleUserStatus === 1}
            isCurrent={team.teamId === current?.teamId}
            icon={<Initials of="team" name={team.teamName} picture={team.teamImg ?? undefined} />}
            sign={team.teamId === current?.teamId ? <IconCheck size={16} /> : null}
            onClick={() => onSwitch(team)}
          >
            <span className={classes.line}>{team.teamName}</span>
            <span className={classes.under}>{ofTeam(team)}</span>
          </MenuItem>
        ))}
      </div>
      {teams.length === 0 || teams.length >= maxTeamsOfPerson ? null : <MenuDivider />}
      {teams.length >= maxTeamsOfPerson ? null : (
        <MenuItem icon={<IconPlus size={16} />} onClick={onCreate}>
          {t('create.title')}
        </MenuItem>
      )}
    </Menu>
  );
}
