import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Recharge } from '@tapwright/contracts/recharges';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveProof, saveReceipt, withdrawRecharge } from '../api/recharges.ts';
import { rechargeKeys } from '../keys.ts';
import classes from './recharges.module.css';

type Props = {
  readonly recharge: Recharge;
  readonly mayRecharge: boolean;
  readonly onChoose: (action: 'send' | 'answer') => void;
};

export function RechargeActions({ recharge, mayRecharge, onChoose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const withdraw = useMutation({
    mutationFn: withdrawRecharge,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('actions.withdrawFailed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rechargeKeys.all }),
  });
  const save = useMutation({
    mutationFn: saveProof,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('actions.proofFailed'), error),
  });
  const receipt = useMutation({
    mutationFn: saveReceipt,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('actions.receiptFailed'), error),
  });
  const { state, way, hasProof, payUrl, receiptNumber } = recharge;
  return (
    <div className={classes.actions}>
      {mayRecharge && payUrl !== null ? (
        <Button variant="filled" onClick={() => window.location.assign(payUrl)}>
          {t('actions.pay')}
        </Button>
      ) : null}
      {mayRecharge && state === 'begun' && way === 'remittance' ? (
        <>
          <Button variant="filled" onClick={() => onChoose('send')}>
            {t('actions.send')}
          </Button>
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate(recharge)}>
            {t('actions.withdraw')}
          </Button>
        </>
      ) : null}
      {mayRecharge && state === 'asked' ? (
        <Button variant="filled" onClick={() => onChoose('answer')}>
          {t('actions.answer')}
        </Button>
      ) : null}
      {receiptNumber === null ? null : (
        <Button loading={receipt.isPending} onClick={() => receipt.mutate(recharge)}>
          {t('actions.receipt')}
        </Button>
      )}
      {hasProof ? (
        <Button loading={save.isPending} onClick={() => save.mutate(recharge)}>
          {t('actions.proof')}
        </Button>
      ) : null}
    </div>
  );
}
