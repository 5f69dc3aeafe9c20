import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { fapiaoQuery } from '../api/fapiao.ts';
import { useFapiaoColumns, useWriteRmb } from '../use-fapiao-columns.tsx';
import { FapiaoActions } from './fapiao-actions.tsx';
import { FapiaoFacts } from './fapiao-facts.tsx';
import fapiaoClasses from './fapiao-view.module.css';
import classes from './recharges.module.css';

const AskFapiaoDialog = lazy(async () => ({
  default: (await import('./ask-fapiao-dialog.tsx')).AskFapiaoDialog,
}));

type Props = { readonly teamId: number; readonly mayAsk: boolean };

/** What can be invoiced, and what became of each fapiao that was asked for. */
export function FapiaoView({ teamId, mayAsk }: Props) {
  const { t } = useTranslation('recharges');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const [isAsking, ask] = useState(false);
  const query = fapiaoQuery(teamId, { pageNum: place.page, pageSize: place.size });
  const { data, error, refetch, isPlaceholderData } = useQuery(query);
  const columns = useFapiaoColumns(useMoment());
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return <ViewFailed title={t('fapiao.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  return (
    <>
      <Left invoiceable={data?.invoiceable} onAsk={mayAsk ? () => ask(true) : undefined} />
      {data?.total === 0 ? (
        <EmptyState title={t('fapiao.empty')}>{t('fapiao.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('fapiao.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ fapiaoId }) => fapiaoId}
          isBusy={isPlaceholderData}
          details={(fapiao) => (
            <>
              <FapiaoFacts fapiao={fapiao} />
              <FapiaoActions fapiao={fapiao} mayAsk={mayAsk} />
            </>
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
      <Suspense>
        {isAsking && data !== undefined ? (
          <AskFapiaoDialog
            teamId={teamId}
            invoiceable={data.invoiceable}
            last={data.last}
            onClose={() => ask(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type LeftProps = { readonly invoiceable: number | undefined; readonly onAsk: (() => void) | undefined };

function Left({ invoiceable, onAsk }: LeftProps) {
  const { t } = useTranslation('recharges');
  const writeRmb = useWriteRmb();
  return (
    <div className={fapiaoClasses.left}>
      <p className={fapiaoClasses.figure}>
        {t('fapiao.left')}
        <b>{invoiceable === undefined ? '\u00a0' : writeRmb(invoiceable)}</b>
        <span>{t('fapiao.leftText')}</span>
      </p>
      {onAsk && invoiceable !== undefined ? <Button onClick={onAsk}>{t('fapiao.ask.action')}</Button> : null}
    </div>
  );
}
