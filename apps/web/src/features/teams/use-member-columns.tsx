import type { MemberView } from '@tapwright/contracts/members';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { dayIn } from '@tapwright/domain/zones';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatStamp, formatTime } from '@tapwright/i18n/format-instant';
import type { Language } from '@tapwright/i18n/languages';
import { Initials } from '@tapwright/ui/layout/initials';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useSession } from '../../platform/person/session.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation, type Translate } from '../../platform/words/use-translation.ts';
import { MemberMenu } from './components/member-menu.tsx';
import { Reach } from './components/reach.tsx';
import classes from './components/rows.module.css';
import type { MemberAction } from './list-member-actions.ts';

type Options = { team: TeamView; onAction: (action: MemberAction, member: MemberView) => void };

export function useMemberColumns({ team, onAction }: Options): Column<MemberView>[] {
  const { t } = useTranslation(['members', 'teams']);
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const ownId = useSession()?.user?.userId;
  return [
    { key: 'who', head: t('members.who'), onCard: 'title', cell: (member) => <Who {...member} /> },
    {
      key: 'role',
      head: t('members.role'),
      width: 208,
      onCard: 'line',
      cell: ({ roleName }) => t(`teams:roles.${roleName}`),
    },
    {
      key: 'scope',
      head: t('members.scope'),
      width: 168,
      onCard: 'line',
      cell: (member) => <Reach {...member} />,
    },
    {
      key: 'status',
      head: t('members.status'),
      width: 112,
      onCard: 'line',
      cell: ({ roleUserStatus, actsUntil }) =>
        actsUntil !== undefined ? (
          <StatusWord of="scheduled">
            {t('members.until', { at: formatTime(language, new Date(actsUntil), zone) })}
          </StatusWord>
        ) : roleUserStatus === 1 ? (
          <StatusWord of="paused">{t('members.disabled')}</StatusWord>
        ) : (
          <StatusWord of="running">{t('members.enabled')}</StatusWord>
        ),
    },
    ...timeColumns({ t, language, zone, mayManage: can(team.roleName, 'member.manage') }),
    {
      key: 'menu',
      head: <span className="tw-visually-hidden">{t('members.menuHead')}</span>,
      width: 64,
      align: 'end',
      onCard: 'corner',
      cell: (member) => (
        <MemberMenu
          team={team}
          member={member}
          isOwn={member.userId === ownId}
          onAction={(action) => onAction(action, member)}
        />
      ),
    },
  ];
}

type TimeWriting = {
  readonly t: Translate<['members', 'teams']>;
  readonly language: Language;
  readonly zone: string;
  readonly mayManage: boolean;
};

/** Whoever manages members sees beside when they came when they were here last. */
function timeColumns({ t, language, zone, mayManage }: TimeWriting): Column<MemberView>[] {
  const joined = { key: 'joined', head: t('members.joined') };
  if (!mayManage)
    return [
      {
        ...joined,
        width: 168,
        cell: ({ joinedAt }) => formatStamp(language, new Date(joinedAt), zone),
      },
    ];
  return [
    {
      ...joined,
      width: 128,
      isWideOnly: true,
      cell: ({ joinedAt }) => formatDay(language, dayIn(zone, new Date(joinedAt))),
    },
    {
      key: 'seen',
      head: t('members.seen'),
      width: 128,
      onCard: 'line',
      cell: ({ lastSeenOn }) => (lastSeenOn ? formatDay(language, lastSeenOn) : '–'),
    },
  ];
}

function Who({ userId, nickName, headimgurl, remark, account }: MemberView) {
  const { t } = useTranslation('members');
  const ownId = useSession()?.user?.userId;
  return (
    <span className={classes.who}>
      <Initials of="person" name={nickName} picture={headimgurl ?? undefined} />
      <span className={classes.name}>{nickName}</span>
      {remark === '' ? null : <span className={classes.aside}>{remark}</span>}
      {account ? <span className={classes.aside}>{account}</span> : null}
      {userId === ownId ? <span className={classes.mark}>{t('members.you')}</span> : null}
    </span>
  );
}
