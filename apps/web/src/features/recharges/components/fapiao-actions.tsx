import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Fapiao } from '@tapwright/contracts/fapiao';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveFapiao, withdrawFapiao } from '../api/fapiao.ts';
import { rechargeKeys } from '../keys.ts';
import classes from './recharges.module.css';

export function FapiaoActions({ fapiao, mayAsk }: { readonly fapiao: Fapiao; readonly mayAsk: boolean }) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const withdraw = useMutation({
    mutationFn: withdrawFapiao,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('fapiao.withdrawFailed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rechargeKeys.all }),
  });
  const save = useMutation({
    mutationFn: saveFapiao,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('fapiao.downloadFailed'), error),
  });
  return (
    <div className={classes.actions}>
      {fapiao.state === 'issued' ? (
        <Button variant="filled" loading={save.isPending} onClick={() => save.mutate(fapiao)}>
          {t('fapiao.download')}
        </Button>
      ) : null}
      {mayAsk && fapiao.state === 'requested' ? (
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate(fapiao)}>
          {t('fapiao.withdraw')}
        </Button>
      ) : null}
    </div>
  );
}
