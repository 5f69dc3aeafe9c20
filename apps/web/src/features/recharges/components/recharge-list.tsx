import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import type { Recharge } from '@tapwright/contracts/recharges';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { rechargesQuery } from '../api/recharges.ts';
import { useRechargeColumns } from '../use-recharge-columns.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RechargeActions } from './recharge-actions.tsx';
import { RechargeFacts } from './recharge-facts.tsx';
import classes from './recharges.module.css';

type Chosen = { recharge: Recharge; action: 'send' | 'answer' };
type Props = { readonly teamId: number; readonly mayRecharge: boolean };

export function RechargeList({ teamId, mayRecharge }: Props) {
  const { t } = useTranslation('recharges');
  const [place, turn] = useState<{ page: number; size: number }>({ page: 1, size: defaultPageSize });
  const [chosen, choose] = useState<Chosen>();
  const now = useMoment();
  const query = rechargesQuery(teamId, { pageNum: place.page, pageSize: place.size });
  const { data, error, refetch, isPlaceholderData } = useQuery(query);
  const columns = useRechargeColumns(now);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  const close = () => choose(undefined);
  if (error && data === undefined)
    return <ViewFailed title={t('list.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (data?.total === 0) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>;
  return (
    <>
      <DataTable
        label={t('list.label')}
        columns={columns}
        rows={data?.list}
        keyOf={({ rechargeId }) => rechargeId}
        isBusy={isPlaceholderData}
        details={(recharge) => (
          <>
            <RechargeFacts recharge={recharge} now={now} />
            <RechargeActions
              recharge={recharge}
              mayRecharge={mayRecharge}
              onChoose={(action) => choose({ recharge, action })}
            />
          </>
        )}
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
      {chosen?.action === 'send' ? <ProofDialog recharge={chosen.recharge} onClose={close} /> : null}
      {chosen?.action === 'answer' ? <AnswerDialog recharge={chosen.recharge} onClose={close} /> : null}
    </>
  );
}
