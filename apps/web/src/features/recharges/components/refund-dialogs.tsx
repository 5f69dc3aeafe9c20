import { useQueryClient } from '@tanstack/react-query';
import { maxWords } from '@tapwright/contracts/recharges';
import { proposeRefund as proposeCall, type Refund } from '@tapwright/contracts/refunds';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { proposeRefund, type RefundStep, stepRefund } from '../api/refunds.ts';
import { rechargeKeys } from '../keys.ts';
import { readRemittance, typedRemittance } from '../typed-amount.ts';

const { rechargeReference, reason } = proposeCall.body.shape;

function useDone(onClose: () => void) {
  const queryClient = useQueryClient();
  return (text: string) => {
    showToast({ tone: 'good', text });
    void queryClient.invalidateQueries({ queryKey: rechargeKeys.queue });
    onClose();
  };
}

export function ProposeRefundDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('recharges');
  const done = useDone(onClose);
  const { form, isPending, submit, textOf } = useSentForm({
    first: { rechargeReference: '', amount: '', reason: '' },
    rulesOf: () => ({ rechargeReference, amount: typedRemittance, reason }),
    send: (values) => proposeRefund({ ...values, amount: readRemittance(values.amount) ?? 0 }),
    onDone: () => done(t('refunds.form.propose.done')),
    failed: t('refunds.form.failed'),
  });
  return (
    <FormDialog
      title={t('refunds.form.propose.title')}
      submit={t('refunds.form.propose.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('refunds.form.reference')}
        autoComplete="off"
        data-autofocus
        {...textOf('rechargeReference')}
      />
      <TextField
        label={t('refunds.form.amount')}
        inputMode="decimal"
        autoComplete="off"
        {...textOf('amount')}
      />
      <TextArea
        label={t('refunds.form.reason')}
        help={t('refunds.form.reasonHelp')}
        rows={3}
        maxLength={maxWords}
        {...textOf('reason')}
      />
    </FormDialog>
  );
}

type Props = { readonly refund: Refund; readonly step: RefundStep; readonly onClose: () => void };

export function RefundStepDialog({ refund, step, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const done = useDone(onClose);
  const { reference } = refund;
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({ reason }),
    send: (values) => stepRefund(step, refund, values.reason),
    onDone: () => done(t(`refunds.form.${step}.done`, { reference })),
    failed: t('refunds.form.failed'),
  });
  return (
    <FormDialog
      title={t(`refunds.form.${step}.title`, { reference })}
      submit={t(`refunds.form.${step}.submit`)}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('refunds.form.reason')}
        help={t('refunds.form.reasonHelp')}
        rows={3}
        maxLength={maxWords}
        data-autofocus
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
