import type { ReactNode } from 'react';
import type { StaffTeam } from '@tapwright/contracts/staff-teams';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './components/accounts-desk.module.css';
import { useWriteMinor } from './use-write-minor.ts';

export type LinkToTeam = (team: StaffTeam, name: ReactNode) => ReactNode;

export function useTeamColumns(
  linkTo: LinkToTeam,
  writeInstant: (at: string) => string,
): Column<StaffTeam>[] {
  const { t } = useTranslation('staff');
  const writeMinor = useWriteMinor();
  return [
    {
      key: 'team',
      head: t('teams.team'),
      cell: (team) => (
        <span className={classes.person}>
          {linkTo(team, team.teamName)}
          <span className={classes.id}>{team.teamId}</span>
          {team.actsUntil === null ? null : (
            <StatusWord of="scheduled">
              {t('teams.people.until', { at: writeInstant(team.actsUntil) })}
            </StatusWord>
          )}
        </span>
      ),
      onCard: 'title',
    },
    { key: 'owner', head: t('teams.owner'), width: 184, cell: ({ owner }) => owner ?? '–', onCard: 'line' },
    {
      key: 'created',
      head: t('teams.created'),
      width: 144,
      cell: ({ createdAt }) => writeInstant(createdAt),
    },
    { key: 'members', head: t('teams.members'), width: 104, align: 'end', cell: ({ members }) => members },
    { key: 'groups', head: t('teams.groups'), width: 152, align: 'end', cell: ({ groups }) => groups },
    { key: 'currency', head: t('teams.currency'), width: 96, cell: ({ currency }) => currency },
    {
      key: 'available',
      head: t('teams.available'),
      width: 176,
      align: 'end',
      cell: ({ available, currency }) => writeMinor(available, currency),
      onCard: 'corner',
    },
  ];
}
