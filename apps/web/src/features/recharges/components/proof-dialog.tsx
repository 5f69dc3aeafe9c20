import type { Recharge } from '@tapwright/contracts/recharges';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useProofForm } from '../use-proof-form.ts';
import { ProofFields } from './proof-fields.tsx';
import { TransferTo } from './transfer-to.tsx';

type Props = { readonly recharge: Recharge; readonly onClose: () => void };

/** Where the money goes and under which reference, and what is said once it is sent. */
export function ProofDialog({ recharge, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const { form, ...proof } = useProofForm(recharge, onClose);
  return (
    <FormDialog
      title={t('proof.title')}
      submit={t('proof.submit')}
      isPending={proof.isPending}
      form={form}
      onSubmit={proof.submit}
      onClose={onClose}
    >
      <TransferTo teamId={recharge.teamId} reference={recharge.reference} />
      <ProofFields proof={proof} />
      <p>{t('proof.note')}</p>
    </FormDialog>
  );
}
