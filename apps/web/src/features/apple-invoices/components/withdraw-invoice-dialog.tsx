import { useQueryClient } from '@tanstack/react-query';
import { withdrawAppleInvoice } from '@tapwright/contracts/apple-invoices';
import { maxReasonCharacters } from '@tapwright/contracts/staff';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { withdrawInvoice } from '../api/invoices.ts';
import { invoiceKeys } from '../keys.ts';
import type { OneInvoice } from './period-details.tsx';

const { reason } = withdrawAppleInvoice.body.shape;

type Props = { readonly invoice: OneInvoice; readonly onClose: () => void };

export function WithdrawInvoiceDialog({ invoice: { invoiceId, number }, onClose }: Props) {
  const { t } = useTranslation('appleInvoices');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({ reason }),
    send: (values) => withdrawInvoice(invoiceId, values.reason),
    onDone: () => {
      showToast({ tone: 'good', text: t('withdraw.done') });
      void queryClient.invalidateQueries({ queryKey: invoiceKeys.all });
      onClose();
    },
    failed: t('failed'),
  });
  return (
    <FormDialog
      title={t('withdraw.title', { number })}
      submit={t('withdraw.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('withdraw.text')}</p>
      <TextArea
        label={t('withdraw.reason')}
        rows={3}
        maxLength={maxReasonCharacters}
        data-autofocus
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
