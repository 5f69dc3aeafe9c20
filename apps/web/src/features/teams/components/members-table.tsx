import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import type { MemberView } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { SearchField } from '@tapwright/ui/forms/search-field';
import { DataTable } from '@tapwright/ui/table/data-table';
import type { Column } from '@tapwright/ui/table/table-column';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { membersQuery } from '../api/team-queries.ts';
import { findMembersBy } from '../find-members-by.ts';
import type { MemberAction } from '../list-member-actions.ts';
import { useMemberChanges } from '../use-member-changes.ts';
import { useMemberColumns } from '../use-member-columns.tsx';
import type { MemberDialogKind } from './member-dialog.tsx';
import classes from './rows.module.css';

const MemberDialog = lazy(async () => ({ default: (await import('./member-dialog.tsx')).MemberDialog }));

/** As many are found without a search. */
const seenAtOnce = 10;

type Props = {
  readonly team: TeamView;
  readonly onLeave: () => void;
  readonly onTransfer: (to: MemberView) => void;
};

export function MembersTable({ team, onLeave, onTransfer }: Props) {
  const { t } = useTranslation('members');
  const [opened, setOpened] = useState<{ kind: MemberDialogKind; seen: MemberView }>();
  const { data: members, error, refetch } = useQuery(membersQuery(team.teamId));
  const { setStatus, askDisable, askRemove } = useMemberChanges(team);
  const act = (action: MemberAction, member: MemberView) => {
    switch (action) {
      case 'role':
      case 'remark':
      case 'limits':
        return setOpened({ kind: action, seen: member });
      case 'enable':
        return setStatus(member, 0);
      case 'disable':
        return void askDisable(member);
      case 'remove':
        return void askRemove(member);
      case 'transfer':
        return onTransfer(member);
      case 'leave':
        return onLeave();
    }
  };
  const columns = useMemberColumns({ team, onAction: act });
  if (error && members === undefined) {
    return (
      <ViewFailed
        title={t('members.notRead')}
        text={t('members.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  return (
    <>
      <FoundMembers members={members} columns={columns} />
      <Suspense>
        {opened ? (
          <MemberDialog
            {...opened}
            team={team}
            member={members?.find(({ userId }) => userId === opened.seen.userId)}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type FoundProps = {
  readonly members: readonly MemberView[] | undefined;
  readonly columns: readonly Column<MemberView>[];
};

function FoundMembers({ members, columns }: FoundProps) {
  const { t } = useTranslation(['members', 'teams']);
  const [sought, setSought] = useState('');
  const isLong = members !== undefined && members.length > seenAtOnce;
  const found = isLong ? findMembersBy(sought, members, (role) => t(`teams:roles.${role}`)) : members;
  const isNone = isLong && found?.length === 0;
  return (
    <>
      {isLong ? (
        <div className={classes.search}>
          <SearchField
            label={t('members.search')}
            searched={sought}
            restMs={searchDebounceMs}
            onSearch={setSought}
          />
        </div>
      ) : null}
      {isNone ? <EmptyState title={t('members.notFound')}>{sought}</EmptyState> : null}
      {isNone ? null : (
        <DataTable
          label={t('members.title')}
          columns={columns}
          rows={found}
          keyOf={({ userId }) => userId}
          expectedRows={3}
        />
      )}
    </>
  );
}
