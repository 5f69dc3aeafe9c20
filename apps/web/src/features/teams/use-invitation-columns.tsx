import type { InvitationState, InvitationView } from '@tapwright/contracts/invitations';
import type { TeamView } from '@tapwright/contracts/teams';
import { formatStamp } from '@tapwright/i18n/format-instant';
import type { Status } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { InvitationMenu } from './components/invitation-menu.tsx';
import { Reach } from './components/reach.tsx';
import classes from './components/rows.module.css';
import { stateAt } from './prepare-invitation.ts';

const glyphs: Record<InvitationState, Status> = {
  pending: 'pending',
  accepted: 'in-order',
  refused: 'removed',
  withdrawn: 'removed',
  expired: 'stale',
  failed: 'refused',
};

const invitedBy = (head: string): Column<InvitationView> => ({
  key: 'by',
  head,
  width: 128,
  isWideOnly: true,
  cell: ({ inviterName }) => inviterName,
});

export function useInvitationColumns(team: TeamView, now: Date): Column<InvitationView>[] {
  const { t } = useTranslation(['members', 'teams']);
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const stamp = (at: string) => formatStamp(language, new Date(at), zone);
  return [
    {
      key: 'who',
      head: t('invitations.who'),
      onCard: 'title',
      cell: (invitation) => <Invited {...invitation} />,
    },
    {
      key: 'role',
      head: t('members.role'),
      width: 184,
      onCard: 'line',
      cell: ({ roleName }) => t(`teams:roles.${roleName}`),
    },
    {
      key: 'scope',
      head: t('members.scope'),
      width: 168,
      onCard: 'line',
      cell: (invitation) => <Reach {...invitation} />,
    },
    {
      key: 'state',
      head: t('members.status'),
      width: 152,
      onCard: 'line',
      cell: (invitation) => {
        const state = stateAt(invitation, now);
        return <StatusWord of={glyphs[state]}>{t(`states.${state}`)}</StatusWord>;
      },
    },
    invitedBy(t('invitations.by')),
    {
      key: 'until',
      head: t('invitations.until'),
      width: 160,
      onCard: 'line',
      cell: ({ expiresAt, answeredAt }) => stamp(answeredAt ?? expiresAt),
    },
    {
      key: 'menu',
      head: <span className="tw-visually-hidden">{t('members.menuHead')}</span>,
      width: 64,
      align: 'end',
      onCard: 'corner',
      cell: (invitation) => (
        <InvitationMenu team={team} invitation={invitation} state={stateAt(invitation, now)} />
      ),
    },
  ];
}

function Invited({ account, nickName }: InvitationView) {
  const { t } = useTranslation('members');
  return (
    <span className={classes.invited}>
      <span className={classes.name}>{account}</span>
      <span className={classes.aside}>{nickName ?? t('invitations.noAccount')}</span>
    </span>
  );
}
