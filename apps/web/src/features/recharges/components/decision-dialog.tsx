import { useQueryClient } from '@tanstack/react-query';
import { maxWords, type QueuedRecharge, refuseRecharge } from '@tapwright/contracts/recharges';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Decision, decideRecharge } from '../api/queue.ts';
import { rechargeKeys } from '../keys.ts';
import { readRemittance, typedRemittance, writeRemittance } from '../typed-amount.ts';

const { reason: reasonRule } = refuseRecharge.body.shape;

type Props = {
  readonly recharge: QueuedRecharge;
  readonly decision: Decision;
  readonly onClose: () => void;
};

/** What arrived stands for what was said only where they are the same; anything else needs words that the team reads. */
export function DecisionDialog({ recharge, decision, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { amount: writeRemittance(recharge.amount), reason: '' },
    rulesOf: ({ amount }) => {
      const isAsSaid = decision === 'credit' && readRemittance(amount) === recharge.amount;
      return { amount: typedRemittance, ...(isAsSaid ? {} : { reason: reasonRule }) };
    },
    send: ({ amount, reason }) =>
      decideRecharge(decision, recharge, { amount: readRemittance(amount) ?? 0, words: reason }),
    onDone: () => {
      showToast({ tone: 'good', text: t(`decisions.${decision}.done`, { reference: recharge.reference }) });
      void queryClient.invalidateQueries({ queryKey: rechargeKeys.queue });
      onClose();
    },
    failed: t('decisions.failed'),
  });
  return (
    <FormDialog
      title={t(`decisions.${decision}.title`, { reference: recharge.reference })}
      submit={t(`decisions.${decision}.submit`)}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`decisions.${decision}.text`, { team: recharge.teamName })}</p>
      {decision === 'credit' ? (
        <TextField
          label={t('decisions.arrived')}
          help={t('decisions.arrivedHelp', { amount: writeRemittance(recharge.amount) })}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...textOf('amount')}
        />
      ) : null}
      <TextArea
        label={t(decision === 'ask' ? 'decisions.question' : 'decisions.reason')}
        help={t('decisions.reasonHelp')}
        rows={3}
        maxLength={maxWords}
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
