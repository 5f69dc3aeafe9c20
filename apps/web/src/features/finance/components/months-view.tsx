import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { monthsQuery } from '../api/months.ts';
import { useMonthColumns } from '../use-month-columns.tsx';
import classes from './statement-view.module.css';

/** Months that are over, each with its statement. */
export function MonthsView({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('finance');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const query = monthsQuery(teamId, { pageNum: place.page, pageSize: place.size });
  const { data, error, refetch, isPlaceholderData } = useQuery(query);
  const columns = useMonthColumns(teamId, data?.list ?? []);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return <ViewFailed title={t('months.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (data?.total === 0) return <EmptyState title={t('months.empty')}>{t('months.emptyText')}</EmptyState>;
  return (
    <>
      <p className={classes.text}>{t('months.text')}</p>
      <DataTable
        label={t('months.label')}
        columns={columns}
        rows={data?.list}
        keyOf={({ month }) => month}
        isBusy={isPlaceholderData}
      />
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
    </>
  );
}
