import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Recharge, remittanceFields } from '@tapwright/contracts/recharges';
import { showToast } from '../../platform/calls/toasts.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { submitRemittance } from './api/recharges.ts';
import { rechargeKeys } from './keys.ts';
import { readRemittance, typedRemittance, writeRemittance } from './typed-amount.ts';

const { sentAt, serialNumber, payerName, proof } = remittanceFields.shape;

/** What is said of a transfer once it is sent. */
export function useProofForm(recharge: Recharge, onDone: () => void) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  // Like what the field gives: the minute, on this machine's clock.
  const [now] = useState(() => toLocalMinute(new Date()));
  const state = useSentForm({
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
      onDone();
    },
    failed: t('proof.failed'),
  });
  return { ...state, now };
}
export type ProofFormState = ReturnType<typeof useProofForm>;

function toLocalMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
