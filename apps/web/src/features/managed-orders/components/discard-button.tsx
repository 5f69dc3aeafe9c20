import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { discardOrder } from '../api/orders.ts';
import { orderKeys } from '../keys.ts';

type Props = { readonly teamId: number; readonly orderId: number; readonly onDone: () => void };

export function DiscardButton({ teamId, orderId, onDone }: Props) {
  const { t } = useTranslation('managedOrders');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => discardOrder({ teamId, orderId }),
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => {
      showToast({ tone: 'good', text: t('form.discarded') });
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
      onDone();
    },
    onError: (error) => showFailure(t('form.discardFailed'), error),
  });
  return (
    <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
      {t('form.discard')}
    </Button>
  );
}
