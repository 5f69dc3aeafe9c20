import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Recharge, remittanceFields } from '@tapwright/contracts/recharges';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useSentForm } from '../../../platform/use-sent-form.ts';
import { submitRemittance } from '../api/recharges.ts';
import { rechargeKeys } from '../keys.ts';
import { readRemittance, typedRemittance, writeRemittance } from '../typed-amount.ts';
import { ProofField } from './proof-field.tsx';
import { TransferTo } from './transfer-to.tsx';

type Props = { readonly recharge: Recharge; readonly onClose: () => void };

const { sentAt, serialNumber, payerName, proof } = remittanceFields.shape;

/** Where the money goes and under which reference, and what is said once it is sent. */
export function ProofDialog({ recharge, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  // Like what the field gives: the minute, on this machine's clock.
  const [now] = useState(() => toLocalMinute(new Date()));
  const { form, isPending, submit, textOf, set, errorOf } = useSentForm({
    first: {
      amount: writeRemittance(recharge.amount),
      sentAt: now,
      serialNumber: '',
      payerName: '',
      proof: '',
    },
    rulesOf: () => ({ amount: typedRemittance, sentAt, serialNumber, payerName, proof }),
    send: (values) =>
      submitRemittance(recharge, {
        ...values,
        amount: readRemittance(values.amount) ?? 0,
        sentAt: new Date(values.sentAt).toISOString(),
      }),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: rechargeKeys.all });
      showToast({ tone: 'good', text: t('proof.done') });
      onClose();
    },
    failed: t('proof.failed'),
  });
  return (
    <FormDialog
      title={t('proof.title')}
      submit={t('proof.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TransferTo teamId={recharge.teamId} reference={recharge.reference} />
      <TextField label={t('proof.amount')} inputMode="decimal" autoComplete="off" {...textOf('amount')} />
      <TextField label={t('proof.sentAt')} type="datetime-local" max={now} {...textOf('sentAt')} />
      <TextField label={t('proof.serialNumber')} autoComplete="off" {...textOf('serialNumber')} />
      <TextField
        label={t('proof.payerName')}
        help={t('proof.payerNameHelp')}
        autoComplete="organization"
        {...textOf('payerName')}
      />
      <ProofField error={errorOf('proof')} onProof={(name) => set('proof', name)} />
      <p>{t('proof.note')}</p>
    </FormDialog>
  );
}

function toLocalMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
