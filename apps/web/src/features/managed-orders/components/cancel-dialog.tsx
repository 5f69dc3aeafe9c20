import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '@tapwright/contracts/managed-orders';
import { orderNumber } from '@tapwright/domain/managed-order-rules';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { cancelOrder } from '../api/orders.ts';
import { orderKeys } from '../keys.ts';

type Props = { readonly order: OrderView; readonly onClose: () => void };

export function CancelDialog({ order: { teamId, orderId }, onClose }: Props) {
  const { t } = useTranslation('managedOrders');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({}),
    send: ({ reason }) => cancelOrder({ teamId, orderId }, reason),
    onDone: () => {
      showToast({ tone: 'good', text: t('cancel.done') });
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
      onClose();
    },
    failed: t('cancel.failed'),
  });
  return (
    <FormDialog
      title={t('cancel.title', { number: orderNumber(orderId) })}
      submit={t('cancel.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('cancel.text')}</p>
      <TextArea label={t('cancel.reason')} rows={3} maxLength={500} {...textOf('reason')} />
    </FormDialog>
  );
}
