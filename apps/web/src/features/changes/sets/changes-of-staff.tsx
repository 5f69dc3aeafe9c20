import { useQuery } from '@tanstack/react-query';
import { defaultPageSize } from '@tapwright/contracts/paging';
import type { TeamView } from '@tapwright/contracts/teams';
import { useState } from 'react';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { DataTable } from '@tapwright/ui/table/data-table';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetsQuery } from '../api/change-queries.ts';
import { useSetColumns } from './use-set-columns.tsx';
import { ChangePager } from './change-pager.tsx';

type Props = { readonly team: TeamView; readonly campaignGroupId: number | null };

/** What staff did in one campaign group: the sets themselves, with their reasons and how they ended. */
export function ChangesOfStaff({ team, campaignGroupId }: Props) {
  const { t } = useTranslation('changes');
  const [page, turn] = useState<{ pageNum: number; pageSize: number }>({
    pageNum: 1,
    pageSize: defaultPageSize,
  });
  const { teamId } = team;
  const read = useQuery({
    ...changeSetsQuery({ teamId, origin: 'staff', campaignGroupId: campaignGroupId ?? 0, ...page }),
    enabled: campaignGroupId !== null,
  });
  const columns = useSetColumns(team);
  const { data, error, refetch } = read;
  if (error !== null && data === undefined)
    return <ViewFailed title={t('list.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (campaignGroupId === null || data?.total === 0)
    return <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>;
  return (
    <>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={data?.list}
        keyOf={({ changeSetId }) => changeSetId}
        isBusy={read.isPlaceholderData}
      />
      {data === undefined || data.total <= page.pageSize ? null : (
        <ChangePager {...page} total={data.total} onPage={(next) => turn({ ...page, ...next })} />
      )}
    </>
  );
}
