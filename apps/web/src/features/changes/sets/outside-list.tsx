import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from '@tapwright/contracts/call';
import type { findOutsideChanges } from '@tapwright/contracts/outside-changes';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { DataTable } from '@tapwright/ui/table/data-table';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { outsideQuery } from '../api/change-queries.ts';
import { useOutsideColumns } from './use-outside-columns.tsx';
import { ChangePager } from './change-pager.tsx';

type Props = {
  readonly asked: QueryOf<typeof findOutsideChanges> & { readonly teamId: number };
  readonly pageNum: number;
  readonly pageSize: number;
  readonly onPage: (next: { pageNum: number; pageSize: number }) => void;
};

/** What was changed at Apple without us, the newest first. These are no sets: nothing of it can be taken back. */
export function OutsideList({ asked, pageNum, pageSize, onPage }: Props) {
  const { t } = useTranslation('changes');
  const read = useQuery(outsideQuery({ ...asked, pageNum, pageSize }));
  const { data, error, refetch } = read;
  const columns = useOutsideColumns(asked.teamId);
  if (error !== null && data === undefined)
    return (
      <ViewFailed
        title={t('list.failed')}
        text={t('panel.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  if (data?.total === 0) return <EmptyState title={t('outside.none')}>{t('outside.noneText')}</EmptyState>;
  return (
    <>
      <DataTable
        label={t('list.tabs.outside')}
        columns={columns}
        rows={data?.list}
        keyOf={({ at, kind, objectId, intent }) => `${at} ${kind} ${objectId} ${intent}`}
        expectedRows={pageSize}
        isBusy={read.isPlaceholderData}
      />
      {data === undefined ? null : (
        <ChangePager total={data.total} pageNum={pageNum} pageSize={pageSize} onPage={onPage} />
      )}
    </>
  );
}
