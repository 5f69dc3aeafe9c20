import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { type QueueState, queueStates } from '@tapwright/contracts/recharges';
import type { Refund } from '@tapwright/contracts/refunds';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type RefundStep, refundsQuery } from '../api/refunds.ts';
import { useRefundColumns } from '../use-refund-columns.tsx';
import classes from './recharges.module.css';
import { RefundDetails } from './refund-details.tsx';
import { ProposeRefundDialog, RefundStepDialog } from './refund-dialogs.tsx';

type Chosen = { refund: Refund; step: RefundStep } | 'propose';

/** Money that goes back, by two people. */
export function RefundDesk() {
  const { t } = useTranslation('recharges');
  const [state, setState] = useState<QueueState>('open');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const [chosen, choose] = useState<Chosen>();
  const close = () => choose(undefined);
  const query = { state, pageNum: place.page, pageSize: place.size };
  const { data, error, refetch, isPlaceholderData } = useQuery(refundsQuery(query));
  const columns = useRefundColumns(useMoment(), state);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return <ViewFailed title={t('refunds.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  return (
    <>
      <div className={classes.filters}>
        <Segmented
          label={t('refunds.label')}
          value={state}
          options={queueStates.map((value) => ({ value, label: t(`queue.${value}`) }))}
          onChange={(next) => {
            setState(next);
            turn({ page: 1, size: place.size });
          }}
        />
        <Button onClick={() => choose('propose')}>{t('refunds.propose')}</Button>
      </div>
      {data?.total === 0 ? (
        <EmptyState title={t('refunds.empty')}>{t('refunds.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('refunds.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ refundId }) => refundId}
          isBusy={isPlaceholderData}
          details={(refund) => (
            <RefundDetails refund={refund} onChoose={(step) => choose({ refund, step })} />
          )}
        />
      )}
      {total <= pageSizes[0] ? null : (
        <div className={classes.foot}>
          <Pager
            {...place}
            sizes={pageSizes}
            pages={Math.ceil(total / place.size)}
            words={words}
            onChange={turn}
          />
        </div>
      )}
      {chosen === 'propose' ? <ProposeRefundDialog onClose={close} /> : null}
      {chosen === undefined || chosen === 'propose' ? null : <RefundStepDialog {...chosen} onClose={close} />}
    </>
  );
}
