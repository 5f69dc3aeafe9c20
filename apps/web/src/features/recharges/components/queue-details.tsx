import { useMutation } from '@tanstack/react-query';
import type { QueuedRecharge } from '@tapwright/contracts/recharges';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Decision, decisions, saveQueuedProof } from '../api/queue.ts';
import { RechargeFacts } from './recharge-facts.tsx';
import classes from './recharges.module.css';

type Props = {
  readonly recharge: QueuedRecharge;
  readonly now: Date;
  readonly onChoose: (decision: Decision) => void;
};

export function QueueDetails({ recharge, now, onChoose }: Props) {
  const { t } = useTranslation('recharges');
  const showFailure = useShowFailure();
  const save = useMutation({
    mutationFn: saveQueuedProof,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('actions.proofFailed'), error),
  });
  const { isOwnTeam, sameElsewhere, decidedBy } = recharge;
  return (
    <>
      <RechargeFacts recharge={recharge} now={now} />
      {sameElsewhere > 0 ? (
        <p role="alert" className={classes.warning}>
          {t('queue.sameElsewhere', { count: sameElsewhere })}
        </p>
      ) : null}
      {decidedBy === null ? null : <p>{t('queue.decidedBy', { name: decidedBy })}</p>}
      {isOwnTeam && decidedBy === null ? <p>{t('queue.ownTeam')}</p> : null}
      <div className={classes.actions}>
        <Button loading={save.isPending} onClick={() => save.mutate(recharge)}>
          {t('actions.proof')}
        </Button>
        {isOwnTeam || decidedBy !== null
          ? null
          : decisions.map((decision) => (
              <Button
                key={decision}
                variant={decision === 'credit' ? 'filled' : decision === 'refuse' ? 'danger' : 'default'}
                onClick={() => onChoose(decision)}
              >
                {t(`decisions.${decision}.action`)}
              </Button>
            ))}
      </div>
    </>
  );
}
