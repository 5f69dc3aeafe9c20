import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ProofFormState } from '../use-proof-form.ts';
import { ProofField } from './proof-field.tsx';

export function ProofFields({ proof }: { readonly proof: Omit<ProofFormState, 'form'> }) {
  const { t } = useTranslation('recharges');
  const { textOf, set, errorOf, now } = proof;
  return (
    <>
      <TextField label={t('proof.amount')} inputMode="decimal" autoComplete="off" {...textOf('amount')} />
      <TextField label={t('proof.sentAt')} type="datetime-local" max={now} {...textOf('sentAt')} />
      <TextField label={t('proof.serialNumber')} autoComplete="off" {...textOf('serialNumber')} />
      <TextField
        label={t('proof.payerName')}
        help={t('proof.payerNameHelp')}
        autoComplete="organization"
        {...textOf('payerName')}
      />
      <ProofField
        label={t('proof.file')}
        help={t('proof.fileHelp')}
        error={errorOf('proof')}
        onProof={(name) => set('proof', name)}
      />
    </>
  );
}
