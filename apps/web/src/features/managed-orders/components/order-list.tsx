import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ordersQuery } from '../api/orders.ts';
import { useOrderColumns } from '../use-order-columns.tsx';

type Props = {
  readonly teamId: number;
  readonly currency: 'USD' | 'RMB';
  readonly linkTo: (orderId: number, name: string) => ReactNode;
  readonly begin: ReactNode;
};

/** Every order of the team, and one's own drafts. */
export function OrderList({ teamId, currency, linkTo, begin }: Props) {
  const { t } = useTranslation('managedOrders');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const { data, error, refetch, isPlaceholderData } = useQuery(
    ordersQuery(teamId, { pageNum: place.page, pageSize: place.size }),
  );
  const columns = useOrderColumns(currency, useMoment(), ({ orderId }, name) => linkTo(orderId, name));
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return <ViewFailed title={t('list.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState title={t('list.none')} actions={begin}>
        {t('list.noneText')}
      </EmptyState>
    );
  const pages = Math.ceil(total / place.size);
  return (
    <>
      <DataTable
        label={t('list.title')}
        rows={data?.list}
        keyOf={({ orderId }) => orderId}
        isBusy={isPlaceholderData}
        columns={columns}
      />
      {total <= pageSizes[0] ? null : (
        <Pager {...place} sizes={pageSizes} pages={pages} words={words} onChange={turn} />
      )}
    </>
  );
}
