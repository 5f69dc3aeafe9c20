import { useQuery } from '@tanstack/react-query';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { DataTable } from '@tapwright/ui/table/data-table';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { invitationsQuery } from '../api/team-queries.ts';
import { useInvitationColumns } from '../use-invitation-columns.tsx';

type Props = { readonly team: TeamView; readonly onInvite: () => void };

export function InvitationsTable({ team, onInvite }: Props) {
  const { t } = useTranslation('members');
  const { data: invitations, error, dataUpdatedAt, refetch } = useQuery(invitationsQuery(team.teamId));
  const columns = useInvitationColumns(team, new Date(dataUpdatedAt));
  if (error && invitations === undefined) {
    return (
      <ViewFailed
        title={t('invitations.notRead')}
        text={t('invitations.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (invitations?.length === 0) {
    const mayInvite = can(team.roleName, 'member.manage');
    return (
      <EmptyState
        title={t('invitations.empty')}
        actions={
          mayInvite ? (
            <Button variant="filled" onClick={onInvite}>
              {t('invite.action')}
            </Button>
          ) : null
        }
      >
        {mayInvite ? t('invitations.emptyText') : t('invitations.emptyReader')}
      </EmptyState>
    );
  }
  return (
    <DataTable
      label={t('invitations.title')}
      columns={columns}
      rows={invitations}
      keyOf={({ invitationId }) => invitationId}
      expectedRows={3}
    />
  );
}
