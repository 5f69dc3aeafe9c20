import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageSizes } from '@tapwright/contracts/paging';
import type { ReportRun } from '@tapwright/contracts/report-centre';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { runsQuery, saveRun } from '../api/reports.ts';
import { useRunColumns } from './use-run-columns.tsx';
import classes from './report-centre.module.css';

type Props = {
  readonly teamId: number;
  /** The run that a mail leads to: its page is opened, and it is marked. */
  readonly linkedId: number | undefined;
};

export function RunList({ teamId, linkedId }: Props) {
  const { t } = useTranslation('reportCentre');
  const [page, setPage] = useState<{ pageNum: number; pageSize: number; runId?: number | undefined }>({
    pageNum: 1,
    pageSize: 10,
    runId: linkedId,
  });
  const { data, error, refetch, isPlaceholderData } = useQuery(runsQuery(teamId, page));
  const words = usePagerWords(data?.total ?? 0);
  const columns = useRunColumns((run) =>
    run.isOwn && run.state === 'done' ? <Download teamId={teamId} run={run} /> : null,
  );
  if (error !== null && data === undefined)
    return <ViewFailed title={t('failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (data?.total === 0) return <p className={classes.note}>{t('runs.empty')}</p>;
  return (
    <>
      <DataTable
        label={t('runs.list')}
        rows={data?.list}
        isBusy={isPlaceholderData}
        keyOf={({ runId }) => runId}
        marked={linkedId}
        columns={columns}
      />
      {data === undefined ? null : (
        <footer className={classes.foot}>
          <Pager
            page={data.pageNum}
            size={page.pageSize}
            sizes={pageSizes}
            pages={Math.max(1, Math.ceil(data.total / page.pageSize))}
            words={words}
            onChange={({ page: pageNum, size: pageSize }) => setPage({ pageNum, pageSize })}
          />
        </footer>
      )}
    </>
  );
}

function Download({ teamId, run }: { readonly teamId: number; readonly run: ReportRun }) {
  const { t } = useTranslation('reportCentre');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveRun(teamId, run.runId),
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('run.failedToast'), error),
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {t('actions.download')}
    </Button>
  );
}
