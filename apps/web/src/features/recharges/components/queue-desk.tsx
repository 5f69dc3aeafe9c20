import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { type QueuedRecharge, type QueueState, queueStates } from '@tapwright/contracts/recharges';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Decision, queueQuery } from '../api/queue.ts';
import { useQueueColumns } from '../use-recharge-columns.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { QueueDetails } from './queue-details.tsx';
import classes from './recharges.module.css';

/** Remittances that wait for staff, the oldest first, and those that are decided. */
export function QueueDesk() {
  const { t } = useTranslation('recharges');
  const [state, setState] = useState<QueueState>('open');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const [chosen, choose] = useState<{ recharge: QueuedRecharge; decision: Decision }>();
  const now = useMoment();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    queueQuery({ state, pageNum: place.page, pageSize: place.size }),
  );
  const columns = useQueueColumns(now, state);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  return (
    <>
      <div className={classes.filters}>
        <Segmented
          label={t('queue.label')}
          value={state}
          options={queueStates.map((value) => ({ value, label: t(`queue.${value}`) }))}
          onChange={(next) => {
            setState(next);
            turn({ page: 1, size: place.size });
          }}
        />
      </div>
      {error && data === undefined ? (
        <ViewFailed title={t('queue.failed')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <EmptyState title={t('queue.empty')}>{t('queue.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('queue.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ rechargeId }) => rechargeId}
          isBusy={isPlaceholderData}
          details={(recharge) => (
            <QueueDetails
              recharge={recharge}
              now={now}
              onChoose={(decision) => choose({ recharge, decision })}
            />
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
      {chosen === undefined ? null : <DecisionDialog {...chosen} onClose={() => choose(undefined)} />}
    </>
  );
}
