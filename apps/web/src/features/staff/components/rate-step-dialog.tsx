import { useQueryClient } from '@tanstack/react-query';
import { maxReasonCharacters } from '@tapwright/contracts/staff';
import { approveRate, type TypedRate } from '@tapwright/contracts/typed-rates';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { decideOnRate, type RateStep } from '../api/rates.ts';
import { staffDeskKeys } from '../keys.ts';

const { reason } = approveRate.body.shape;

type Props = { readonly rate: TypedRate; readonly step: RateStep; readonly onClose: () => void };

export function RateStepDialog({ rate, step, onClose }: Props) {
  const { t } = useTranslation('staff');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({ reason }),
    send: (values) => decideOnRate(step, rate.typedRateId, values.reason),
    onDone: () => {
      showToast({ tone: 'good', text: t(`rates.${step}.done`) });
      void queryClient.invalidateQueries({ queryKey: staffDeskKeys.rates });
      onClose();
    },
    failed: t('rates.failed'),
  });
  return (
    <FormDialog
      title={t(`rates.${step}.title`)}
      submit={t(`rates.${step}.submit`)}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`rates.${step}.text`)}</p>
      <TextArea
        label={t('accounts.reason')}
        rows={3}
        maxLength={maxReasonCharacters}
        data-autofocus
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
