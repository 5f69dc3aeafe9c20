import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { maxTeamsOfPerson, type TeamView } from '@tapwright/contracts/teams';
import { Initials } from '@tapwright/ui/layout/initials';
import '@tapwright/ui/overlay/menu.css';
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
    <Menu position="bottom-start" width={288} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <span className="tw-only-heard">{t('switcher.label')}</span>
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
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.teams}>
          {teams.map((team) => (
            <Menu.Item
              key={team.teamId}
              disabled={team.roleUserStatus === 1}
              aria-current={team.teamId === current?.teamId || undefined}
              leftSection={<Initials of="team" name={team.teamName} picture={team.teamImg ?? undefined} />}
              rightSection={team.teamId === current?.teamId ? <IconCheck size={16} /> : null}
              onClick={() => onSwitch(team)}
            >
              <span className={classes.line}>{team.teamName}</span>
              <span className={classes.under}>{ofTeam(team)}</span>
            </Menu.Item>
          ))}
        </div>
        {teams.length === 0 || teams.length >= maxTeamsOfPerson ? null : <Menu.Divider />}
        {teams.length >= maxTeamsOfPerson ? null : (
          <Menu.Item leftSection={<IconPlus size={16} />} onClick={onCreate}>
            {t('create.title')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
