import { useQueryClient } from '@tanstack/react-query';
import {
  answerRecharge as answerRechargeCall,
  maxWords,
  type Recharge,
} from '@tapwright/contracts/recharges';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { answerRecharge } from '../api/recharges.ts';
import { rechargeKeys } from '../keys.ts';

const { answer: answerRule } = answerRechargeCall.body.shape;

type Props = { readonly recharge: Recharge; readonly onClose: () => void };

export function AnswerDialog({ recharge, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { answer: '' },
    rulesOf: () => ({ answer: answerRule }),
    send: ({ answer }) => answerRecharge(recharge, answer),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: rechargeKeys.all });
      onClose();
    },
    failed: t('answer.failed'),
  });
  return (
    <FormDialog
      title={t('answer.title', { reference: recharge.reference })}
      submit={t('answer.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{recharge.question}</p>
      <TextArea
        label={t('answer.label')}
        rows={4}
        maxLength={maxWords}
        data-autofocus
        {...textOf('answer')}
      />
    </FormDialog>
  );
}
