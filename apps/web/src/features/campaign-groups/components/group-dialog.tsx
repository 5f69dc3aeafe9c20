import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignGroupName, type CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { TextField } from '@tapwright/ui/forms/text-field';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { campaignGroupKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { editGroup } from '../api/campaign-groups.ts';

const names = ['name', 'totalBudget', 'cpaGoal'] as const;
const rules = { name: campaignGroupName };
const isShownInPlace = (error: unknown) =>
  error instanceof CallFailure && Object.keys(error.fields).length > 0;

type Props = {
  readonly teamId: number;
  readonly group: CampaignGroupView;
  readonly onClose: () => void;
};

export function GroupDialog({ teamId, group, onClose }: Props) {
  const { t } = useTranslation('campaignGroups');
  const queryClient = useQueryClient();
  const { campaignGroupId, revision, name, totalBudget, cpaGoal, currency } = group;
  const { form, textOf, refuse, whenRight } = useForm(
    { name, totalBudget: totalBudget ?? '', cpaGoal: cpaGoal ?? '' },
    () => rules,
  );
  const { mutate, isPending } = useMutation({
    mutationFn: editGroup,
    meta: { isShownInPlace },
    onSuccess: () => {
      showToast({ tone: 'good', text: t('edit.done') });
      onClose();
    },
    onError: (failure) => {
      if (failure instanceof CallFailure) refuse(failure.fields);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignGroupKeys.all }),
  });
  const send = whenRight((values) => {
    if (!isPending) mutate({ teamId, campaignGroupId, revision, ...values });
  });
  return (
    <FormDialog
      title={t('edit.title')}
      submit={t('edit.save')}
      isPending={isPending}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      {names.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          help={field === 'cpaGoal' ? t('guardHint', { currency: nameCurrency(currency) }) : undefined}
          autoComplete="off"
          inputMode={field === 'name' ? 'text' : 'decimal'}
          {...textOf(field)}
        />
      ))}
    </FormDialog>
  );
}
