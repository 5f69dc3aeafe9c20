import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { useReportTime } from '../../../platform/words/use-report-time.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { reconciliationQuery } from '../api/ledger.ts';
import { useReconciliationColumns } from '../use-reconciliation-columns.tsx';
import classes from './statement-view.module.css';

const shownDays = 90;

type Shown = 'all' | 'differing';
type Place = { readonly page: number; readonly size: number };
const firstPlace: Place = { page: 1, size: defaultPageSize };

/** What was booked of each day beside what Apple reports of it, and why the two differ. */
export function ReconciliationView({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('finance');
  const [show, setShow] = useState<Shown>('all');
  const [place, turn] = useState(firstPlace);
  const { data, error, refetch, isPlaceholderData } = useReconciliation(teamId, show, place);
  const columns = useReconciliationColumns(data?.currency);
  if (error && data === undefined)
    return (
      <ViewFailed
        title={t('reconciliation.failed')}
        text=""
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          label={t('reconciliation.show')}
          value={show}
          options={[
            { value: 'all', label: t('reconciliation.all') },
            { value: 'differing', label: t('reconciliation.differing', { count: data?.differing ?? 0 }) },
          ]}
          onChange={(next) => {
            setShow(next);
            turn(({ size }) => ({ page: 1, size }));
          }}
        />
      </div>
      {data?.total === 0 ? (
        <EmptyState title={t(`reconciliation.none.${show}`)}>{t('reconciliation.text')}</EmptyState>
      ) : (
        <DataTable
          label={t('tabs.reconciliation')}
          columns={columns}
          rows={data?.list}
          keyOf={({ campaignGroupId, day }) => `${campaignGroupId} ${day}`}
          isBusy={isPlaceholderData}
        />
      )}
      <Foot total={data?.total ?? 0} place={place} onTurn={turn} />
    </>
  );
}

function useReconciliation(teamId: number, show: Shown, { page, size }: Place) {
  const today = dayIn('UTC', useReportTime());
  return useQuery(
    reconciliationQuery(teamId, {
      startTime: addDays(today, 1 - shownDays),
      endTime: today,
      ...(show === 'differing' ? { differing: 'yes' as const } : {}),
      pageNum: page,
      pageSize: size,
    }),
  );
}

type FootProps = {
  readonly total: number;
  readonly place: Place;
  readonly onTurn: (place: Place) => void;
};

function Foot({ total, place: { page, size }, onTurn }: FootProps) {
  const words = usePagerWords(total);
  if (total <= pageSizes[0]) return null;
  return (
    <div className={classes.foot}>
      <Pager
        page={page}
        size={size}
        sizes={pageSizes}
        pages={Math.ceil(total / size)}
        words={words}
        onChange={(next) => onTurn({ page: next.page ?? 1, size: next.size ?? size })}
      />
    </div>
  );
}
