import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recharge } from '@tapwright/contracts/recharges';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { useSentForm } from '../../../platform/use-sent-form.ts';
import { beginRemittance, rechargeWaysQuery } from '../api/recharges.ts';
import { rechargeKeys } from '../keys.ts';
import { readRemittance, typedRemittance } from '../typed-amount.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Props = { readonly teamId: number; readonly onClose: () => void };

/** First the amount and its reference, then what shows the transfer. */
export function RechargeDialog({ teamId, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<Recharge>();
  const { data: ways } = useQuery(rechargeWaysQuery(teamId));
  const { form, isPending, submit, textOf } = useSentForm({
    first: { amount: '' },
    rulesOf: () => ({ amount: typedRemittance }),
    send: async ({ amount }) => setBegun(await beginRemittance(teamId, readRemittance(amount) ?? 0)),
    onDone: () => void queryClient.invalidateQueries({ queryKey: rechargeKeys.all }),
    failed: t('begin.failed'),
  });
  if (begun !== undefined) return <ProofDialog recharge={begun} onClose={onClose} />;
  return (
    <FormDialog
      title={t('begin.title')}
      submit={t('begin.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{ways?.remittance === null ? t('begin.none') : t('begin.text')}</p>
      <TextField
        label={t('begin.amount')}
        help={t('begin.amountHelp')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...textOf('amount')}
      />
    </FormDialog>
  );
}
