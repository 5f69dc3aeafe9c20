import { useQueryClient } from '@tanstack/react-query';
import { maxReasonCharacters } from '@tapwright/contracts/staff';
import { proposeRate as proposeCall } from '@tapwright/contracts/typed-rates';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { proposeRate } from '../api/rates.ts';
import { staffDeskKeys } from '../keys.ts';

const { day: dayRule, cnyPerUnit, reason } = proposeCall.body.shape;

type Props = { readonly currency: string; readonly day: string; readonly onClose: () => void };

/** A rate that nobody published, for a second person to look at. */
export function TypeRateDialog({ currency, day, onClose }: Props) {
  const { t } = useTranslation('staff');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { day, cnyPerUnit: '', reason: '' },
    rulesOf: () => ({ day: dayRule, cnyPerUnit, reason }),
    send: (values) => proposeRate({ ...values, currency }),
    onDone: () => {
      showToast({ tone: 'good', text: t('rates.type.done') });
      void queryClient.invalidateQueries({ queryKey: staffDeskKeys.rates });
      onClose();
    },
    failed: t('rates.failed'),
  });
  return (
    <FormDialog
      title={t('rates.type.title', { currency })}
      submit={t('rates.type.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('rates.type.text')}</p>
      <TextField
        label={t('rates.day')}
        type="date"
        data-autofocus={day === '' || undefined}
        {...textOf('day')}
      />
      <TextField
        label={t('rates.type.worth')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus={day !== '' || undefined}
        {...textOf('cnyPerUnit')}
      />
      <TextArea
        label={t('accounts.reason')}
        help={t('rates.type.reasonHelp')}
        rows={3}
        maxLength={maxReasonCharacters}
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
