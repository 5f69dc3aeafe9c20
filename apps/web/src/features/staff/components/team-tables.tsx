import type { StaffTeamView } from '@tapwright/contracts/staff-teams';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './staff-team-page.module.css';

type Props = { readonly team: StaffTeamView; readonly write: (at: string) => string };
type Write = Props['write'];
type Person = StaffTeamView['people'][number];
type Group = StaffTeamView['campaignGroups'][number];
type Set = StaffTeamView['sets'][number];

/** Its people, its campaign groups and what was changed in its ads of late. */
export function TeamTables({ team, write }: Props) {
  const { t } = useTranslation('staff');
  const { people, campaignGroups, sets } = team;
  const [person, group, set] = [usePersonColumns(write), useGroupColumns(), useSetColumns(write)];
  return (
    <>
      <h2 className={classes.title}>{t('teams.people.title')}</h2>
      <DataTable
        label={t('teams.people.title')}
        columns={person}
        rows={people}
        keyOf={({ userId }) => userId}
      />
      <h2 className={classes.title}>{t('teams.groups')}</h2>
      {campaignGroups.length === 0 ? (
        <p className={classes.none}>{t('teams.campaignGroups.none')}</p>
      ) : (
        <DataTable
          label={t('teams.groups')}
          columns={group}
          rows={campaignGroups}
          keyOf={({ campaignGroupId }) => campaignGroupId}
        />
      )}
      <h2 className={classes.title}>{t('teams.sets.title')}</h2>
      {sets.length === 0 ? (
        <p className={classes.none}>{t('teams.sets.none')}</p>
      ) : (
        <DataTable
          label={t('teams.sets.title')}
          columns={set}
          rows={sets}
          keyOf={({ changeSetId }) => changeSetId}
        />
      )}
    </>
  );
}

function usePersonColumns(write: Write): Column<Person>[] {
  const { t } = useTranslation(['staff', 'teams']);
  return [
    { key: 'person', head: t('accounts.person'), cell: ({ nickName }) => nickName, onCard: 'title' },
    {
      key: 'role',
      head: t('teams.people.role'),
      width: 280,
      cell: ({ roleName, actsUntil, isDisabled }) => (
        <>
          {t(`teams:roles.${roleName}`)}
          {actsUntil === null ? null : `, ${t('teams.people.until', { at: write(actsUntil) })}`}
          {isDisabled ? <StatusWord of="paused">{t('teams.people.disabled')}</StatusWord> : null}
        </>
      ),
      onCard: 'line',
    },
    {
      key: 'contact',
      head: t('accounts.contact'),
      width: 280,
      cell: ({ mobile, email }) => [mobile, email].filter(Boolean).join(', ') || t('accounts.none'),
      onCard: 'line',
    },
    {
      key: 'lastSeen',
      head: t('accounts.lastSeen'),
      width: 144,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('accounts.never') : write(lastLoginAt)),
    },
  ];
}

function useGroupColumns(): Column<Group>[] {
  const { t } = useTranslation(['staff', 'adWords']);
  return [
    { key: 'name', head: t('teams.campaignGroups.name'), cell: ({ name }) => name, onCard: 'title' },
    {
      key: 'mode',
      head: t('teams.campaignGroups.mode'),
      width: 176,
      cell: ({ deliveryMode }) => t(`adWords:modes.${deliveryMode}`),
      onCard: 'line',
    },
    {
      key: 'account',
      head: t('teams.campaignGroups.account'),
      width: 176,
      cell: ({ adAccountId }) => adAccountId,
      onCard: 'line',
    },
    { key: 'currency', head: t('teams.currency'), width: 96, cell: ({ currency }) => currency },
    {
      key: 'campaigns',
      head: t('teams.campaignGroups.campaigns'),
      width: 120,
      align: 'end',
      cell: ({ campaigns }) => campaigns,
      onCard: 'corner',
    },
  ];
}

function useSetColumns(write: Write): Column<Set>[] {
  const { t } = useTranslation(['staff', 'changes']);
  return [
    {
      key: 'when',
      head: t('teams.sets.when'),
      width: 160,
      cell: ({ createdAt }) => write(createdAt),
      onCard: 'title',
    },
    {
      key: 'author',
      head: t('teams.sets.author'),
      width: 184,
      cell: ({ author }) => author ?? '–',
      onCard: 'line',
    },
    {
      key: 'origin',
      head: t('teams.sets.origin'),
      cell: ({ origin, note }) => [t(`changes:origins.${origin}`), note].filter(Boolean).join(': '),
      onCard: 'line',
    },
    {
      key: 'state',
      head: t('teams.sets.state'),
      width: 184,
      cell: ({ state }) => t(`changes:states.${state}`),
      onCard: 'line',
    },
    {
      key: 'edits',
      head: t('teams.sets.edits'),
      width: 104,
      align: 'end',
      cell: ({ edits }) => edits,
      onCard: 'corner',
    },
  ];
}
