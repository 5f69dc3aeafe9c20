import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { orderQueues, type OrderQueue, type QueuedOrder } from '@tapwright/contracts/managed-order-queue';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { orderQueueQuery } from '../api/queue.ts';
import { useQueueColumns } from '../use-order-columns.tsx';
import classes from './order-page.module.css';

type Props = { readonly linkTo: (order: QueuedOrder, name: string) => ReactNode };

/** Orders of all teams that are not over, the oldest first; who is due an answer says so. */
export function OrderDesk({ linkTo }: Props) {
  const { t } = useTranslation('managedOrders');
  const [state, setState] = useState<OrderQueue>('open');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const { data, error, refetch, isPlaceholderData } = useQuery(
    orderQueueQuery({ state, pageNum: place.page, pageSize: place.size }),
  );
  const columns = useQueueColumns(useMoment(), linkTo);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  const pages = Math.ceil(total / place.size);
  return (
    <>
      <div className={classes.filters}>
        <Segmented
          label={t('queue.label')}
          value={state}
          options={orderQueues.map((value) => ({ value, label: t(`queue.${value}`) }))}
          onChange={(next) => {
            setState(next);
            turn({ page: 1, size: place.size });
          }}
        />
      </div>
      {error && data === undefined ? (
        <ViewFailed title={t('list.failed')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <EmptyState title={t('queue.none')}>{t('queue.noneText')}</EmptyState>
      ) : (
        <DataTable
          label={t('queue.label')}
          rows={data?.list}
          keyOf={({ orderId }) => orderId}
          isBusy={isPlaceholderData}
          columns={columns}
        />
      )}
      {total <= pageSizes[0] ? null : (
        <div className={classes.foot}>
          <Pager {...place} sizes={pageSizes} pages={pages} words={words} onChange={turn} />
        </div>
      )}
    </>
  );
}
