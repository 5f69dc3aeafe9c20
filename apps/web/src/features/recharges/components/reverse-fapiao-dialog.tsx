import { useQueryClient } from '@tanstack/react-query';
import { type QueuedFapiao, reverseFapiao as reverseCall } from '@tapwright/contracts/fapiao';
import { maxWords } from '@tapwright/contracts/recharges';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { reverseFapiao } from '../api/fapiao.ts';
import { rechargeKeys } from '../keys.ts';
import { readReversed, typedReversed, writeRemittance } from '../typed-amount.ts';
import { useWriteRmb } from '../use-fapiao-columns.tsx';
import { ProofField } from './proof-field.tsx';

const { number, file, reason } = reverseCall.body.shape;

type Props = { readonly fapiao: QueuedFapiao; readonly onClose: () => void };

/** Begins with what the team has invoiced too much, where that is so, else with all that is left of this one. */
function firstOf({ amount, reversed, invoiceable }: QueuedFapiao) {
  const left = amount - reversed;
  return { left, first: invoiceable < 0 ? Math.min(left, -invoiceable) : left };
}

export function ReverseFapiaoDialog({ fapiao, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const writeRmb = useWriteRmb();
  const { left, first } = firstOf(fapiao);
  const { form, isPending, submit, textOf, errorOf, set } = useSentForm({
    first: { amount: writeRemittance(first), number: '', file: '', reason: '' },
    rulesOf: () => ({ amount: typedReversed(left), number, file, reason }),
    send: (typed) => reverseFapiao(fapiao, { ...typed, amount: readReversed(typed.amount, left) ?? 0 }),
    onDone: () => {
      showToast({ tone: 'good', text: t('fapiao.reverse.done') });
      void queryClient.invalidateQueries({ queryKey: rechargeKeys.queue });
      onClose();
    },
    failed: t('fapiao.nothing'),
  });
  return (
    <FormDialog
      title={t('fapiao.reverse.title', { title: fapiao.title })}
      submit={t('fapiao.reverse.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('fapiao.reverse.of', { number: fapiao.number ?? '' })}</p>
      <TextField
        label={t('fapiao.reverse.amount')}
        help={t('fapiao.amountHelp', { amount: writeRmb(left) })}
        inputMode="decimal"
        autoComplete="off"
        {...textOf('amount')}
      />
      <TextField
        label={t('fapiao.reverse.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        data-autofocus
        {...textOf('number')}
      />
      <ProofField
        name="file"
        label={t('fapiao.issue.file')}
        help={t('fapiao.issue.fileHelp')}
        accept="application/pdf"
        error={errorOf('file')}
        onProof={(name) => set('file', name)}
      />
      <TextArea
        label={t('fapiao.reverse.reason')}
        help={t('refunds.form.reasonHelp')}
        rows={3}
        maxLength={maxWords}
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
