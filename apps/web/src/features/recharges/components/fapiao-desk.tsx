import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { QueuedFapiao } from '@tapwright/contracts/fapiao';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { type QueueState, queueStates } from '@tapwright/contracts/recharges';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { queuedFapiaoQuery, saveQueuedFapiao } from '../api/fapiao.ts';
import { useFapiaoQueueColumns, useWriteRmb } from '../use-fapiao-columns.tsx';
import { FapiaoFacts } from './fapiao-facts.tsx';
import classes from './recharges.module.css';

const IssueFapiaoDialog = lazy(async () => ({
  default: (await import('./fapiao-dialogs.tsx')).IssueFapiaoDialog,
}));
const RefuseFapiaoDialog = lazy(async () => ({
  default: (await import('./fapiao-dialogs.tsx')).RefuseFapiaoDialog,
}));
const ReverseFapiaoDialog = lazy(async () => ({
  default: (await import('./reverse-fapiao-dialog.tsx')).ReverseFapiaoDialog,
}));

type Chosen = { fapiao: QueuedFapiao; step: 'issue' | 'refuse' | 'reverse' };

/** Fapiao of all teams that wait, the oldest first. */
export function FapiaoDesk() {
  const { t } = useTranslation('recharges');
  const [state, setState] = useState<QueueState>('open');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const [chosen, choose] = useState<Chosen>();
  const close = () => choose(undefined);
  const query = { state, pageNum: place.page, pageSize: place.size };
  const { data, error, refetch, isPlaceholderData } = useQuery(queuedFapiaoQuery(query));
  const columns = useFapiaoQueueColumns(useMoment(), state);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return <ViewFailed title={t('fapiao.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  return (
    <>
      <div className={classes.filters}>
        <Segmented
          label={t('fapiao.queue.label')}
          value={state}
          options={queueStates.map((value) => ({ value, label: t(`fapiao.queue.${value}`) }))}
          onChange={(next) => {
            setState(next);
            turn({ page: 1, size: place.size });
          }}
        />
      </div>
      {data?.total === 0 ? (
        <EmptyState title={t('fapiao.queue.empty')}>{t('fapiao.queue.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('fapiao.queue.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ fapiaoId }) => fapiaoId}
          isBusy={isPlaceholderData}
          details={(fapiao) => <Details fapiao={fapiao} onChoose={(step) => choose({ fapiao, step })} />}
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
        {chosen?.step === 'issue' ? <IssueFapiaoDialog fapiao={chosen.fapiao} onClose={close} /> : null}
        {chosen?.step === 'refuse' ? <RefuseFapiaoDialog fapiao={chosen.fapiao} onClose={close} /> : null}
        {chosen?.step === 'reverse' ? <ReverseFapiaoDialog fapiao={chosen.fapiao} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

type DetailsProps = { readonly fapiao: QueuedFapiao; readonly onChoose: (step: Chosen['step']) => void };

function Details({ fapiao, onChoose }: DetailsProps) {
  const { t } = useTranslation('recharges');
  const writeRmb = useWriteRmb();
  const showFailure = useShowFailure();
  const save = useMutation({
    mutationFn: saveQueuedFapiao,
    meta: { isShownInPlace: isRefusal },
    onError: (failure) => showFailure(t('fapiao.downloadFailed'), failure),
  });
  const { state, isOwnTeam, invoiceable, decidedBy } = fapiao;
  const isOpen = state === 'requested';
  const isStanding = state === 'issued' && fapiao.reverses === null && fapiao.reversed < fapiao.amount;
  const more = [
    [t('fapiao.facts.decidedBy'), decidedBy],
    [t('fapiao.facts.besides'), isOpen && invoiceable >= 0 ? writeRmb(invoiceable) : null],
  ] as const;
  return (
    <>
      <FapiaoFacts fapiao={fapiao} more={more} />
      {(isOpen || isStanding) && invoiceable < 0 ? (
        <p role="alert" className={classes.warning}>
          {t('fapiao.queue.tooMuch', { amount: writeRmb(-invoiceable) })}
        </p>
      ) : null}
      {(isOpen || isStanding) && isOwnTeam ? <p>{t('fapiao.queue.ownTeam')}</p> : null}
      <div className={classes.actions}>
        {isOpen && !isOwnTeam ? (
          <>
            {invoiceable < 0 ? null : (
              <Button variant="filled" onClick={() => onChoose('issue')}>
                {t('fapiao.issue.action')}
              </Button>
            )}
            <Button onClick={() => onChoose('refuse')}>{t('fapiao.refuse.action')}</Button>
          </>
        ) : null}
        {state === 'issued' ? (
          <Button loading={save.isPending} onClick={() => save.mutate(fapiao)}>
            {t('fapiao.download')}
          </Button>
        ) : null}
        {isStanding && !isOwnTeam ? (
          <Button onClick={() => onChoose('reverse')}>{t('fapiao.reverse.action')}</Button>
        ) : null}
      </div>
    </>
  );
}
