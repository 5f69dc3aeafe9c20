import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StatementFilter, statementFilters } from '@tapwright/contracts/ledger';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { isRefusal } from '../../../platform/is-refusal.ts';
import { usePagerWords } from '../../../platform/use-pager-words.ts';
import { useShowFailure } from '../../../platform/use-show-failure.ts';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { saveStatement, statementQuery } from '../api/ledger.ts';
import { useStatementColumns } from '../use-statement-columns.tsx';
import classes from './statement-view.module.css';

/** What was booked, newest first, with the balances after each. */
export function StatementView({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('finance');
  const [show, setShow] = useState<StatementFilter>('all');
  const [{ page, size }, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const place = { show, pageNum: page, pageSize: size };
  const { data, error, refetch, isPlaceholderData } = useQuery(statementQuery(teamId, place));
  const columns = useStatementColumns();
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return (
      <ViewFailed title={t('statement.failed')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          label={t('statement.show.label')}
          value={show}
          options={statementFilters.map((value) => ({ value, label: t(`statement.show.${value}`) }))}
          onChange={(next) => {
            setShow(next);
            turn({ page: 1, size });
          }}
        />
        {total === 0 ? null : <SaveStatement teamId={teamId} show={show} />}
      </div>
      {data?.total === 0 ? (
        <EmptyState title={t('statement.empty')}>{t('statement.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('statement.file')}
          columns={columns}
          rows={data?.list}
          keyOf={({ number }) => number}
          isBusy={isPlaceholderData}
        />
      )}
      {total <= pageSizes[0] ? null : (
        <div className={classes.foot}>
          <Pager
            page={page}
            size={size}
            sizes={pageSizes}
            pages={Math.ceil(total / size)}
            words={words}
            onChange={(next) => turn({ page: next.page ?? 1, size: next.size ?? size })}
          />
        </div>
      )}
    </>
  );
}

function SaveStatement({ teamId, show }: { readonly teamId: number; readonly show: StatementFilter }) {
  const { t } = useTranslation('finance');
  const showFailure = useShowFailure();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => saveStatement(teamId, show, format),
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('download.failed'), error),
  });
  return (
    <span className={classes.files}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          icon={<IconDownload size={16} />}
          loading={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          {t(`download.${format}`)}
        </Button>
      ))}
    </span>
  );
}
