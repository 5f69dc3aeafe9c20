import type { StaffAccount } from '@tapwright/contracts/staff';
import type { Column } from '@tapwright/ui/table/table-column';
import { Initials } from '@tapwright/ui/layout/initials';
import { useSession } from '../../platform/person/session.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AccountMenu } from './components/account-menu.tsx';
import { AccountStatus } from './components/account-status.tsx';
import classes from './components/accounts-desk.module.css';
import { type AccountAction, listActions } from './list-actions.ts';
import { useWriteInstant } from './use-write-instant.ts';

type Options = {
  readAt: number;
  onChoose: (chosen: { account: StaffAccount; action: AccountAction }) => void;
};

export function useAccountColumns({ readAt, onChoose }: Options): Column<StaffAccount>[] {
  const { t } = useTranslation('staff');
  const user = useSession()?.user;
  const asker = { userId: user?.userId, isFirstStaff: user?.isFirstStaff ?? false };
  const write = useWriteInstant(readAt);

  return [
    { key: 'person', head: t('accounts.person'), cell: (row) => <Person {...row} />, onCard: 'title' },
    {
      key: 'contact',
      head: t('accounts.contact'),
      width: 232,
      cell: ({ mobile, email }) => [mobile, email].filter(Boolean).join(', ') || t('accounts.none'),
      onCard: 'line',
    },
    {
      key: 'state',
      head: t('accounts.state'),
      width: 280,
      cell: (row) => <AccountStatus {...row} />,
      onCard: 'line',
    },
    { key: 'created', head: t('accounts.created'), width: 144, cell: (row) => write(row.createdAt) },
    {
      key: 'lastSeen',
      head: t('accounts.lastSeen'),
      width: 144,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('accounts.never') : write(lastLoginAt)),
    },
    {
      key: 'actions',
      head: <span className="tw-visually-hidden">{t('accounts.actions', { name: '' })}</span>,
      width: 64,
      align: 'end',
      cell: (account) => (
        <AccountMenu
          name={account.nickName}
          actions={listActions(account, asker)}
          onChoose={(action) => onChoose({ account, action })}
        />
      ),
      onCard: 'corner',
    },
  ];
}

function Person({ nickName, headimgurl, userId }: StaffAccount) {
  return (
    <span className={classes.person}>
      <Initials of="person" name={nickName} picture={headimgurl ?? undefined} />
      <span className={classes.name}>{nickName}</span>
      <span className={classes.id}>{userId}</span>
    </span>
  );
}
