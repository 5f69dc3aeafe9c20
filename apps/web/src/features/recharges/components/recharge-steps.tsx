import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Recharge, type RechargeWay, rechargeWays } from '@tapwright/contracts/recharges';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { rechargeWaysQuery, type Ways } from '../api/recharges.ts';
import { NextSteps } from './next-steps.tsx';
import { ProofForm } from './proof-form.tsx';
import { RechargeForm } from './recharge-form.tsx';
import classes from './recharge-page.module.css';
import { RechargeStep } from './recharge-step.tsx';
import { TransferTo } from './transfer-to.tsx';

type Props = { readonly teamId: number; readonly onDone: () => void };

export function RechargeSteps({ teamId, onDone }: Props) {
  const { t } = useTranslation('recharges');
  const { data: ways, error, refetch } = useQuery(rechargeWaysQuery(teamId));
  if (error && ways === undefined)
    return <ViewFailed title={t('begin.silent')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (ways === undefined) return <div className={classes.page} aria-busy />;
  const first = rechargeWays.find((way) => ways[way] !== null);
  if (first === undefined) return <EmptyState title={t('begin.none')}>{null}</EmptyState>;
  return <Steps teamId={teamId} ways={ways} first={first} onDone={onDone} />;
}

function Steps(props: Props & { readonly ways: Ways; readonly first: RechargeWay }) {
  const { teamId, ways, first, onDone } = props;
  const { t } = useTranslation('recharges');
  const [way, setWay] = useState(first);
  const [begun, setBegun] = useState<Recharge>();
  return (
    <div className={classes.page}>
      <ol className={classes.steps}>
        <RechargeStep number={1} title={t('begin.step')} isDone={begun !== undefined}>
          <RechargeForm
            teamId={teamId}
            ways={ways}
            way={way}
            begun={begun}
            onWay={setWay}
            onBegun={setBegun}
          />
        </RechargeStep>
        {begun === undefined ? null : (
          <>
            <RechargeStep number={2} title={t('transfer.step')} isDone>
              <TransferTo teamId={teamId} reference={begun.reference} />
            </RechargeStep>
            <RechargeStep number={3} title={t('proof.title')} isDone={false}>
              <ProofForm recharge={begun} onDone={onDone} />
            </RechargeStep>
          </>
        )}
      </ol>
      <NextSteps teamId={teamId} way={way} />
    </div>
  );
}
