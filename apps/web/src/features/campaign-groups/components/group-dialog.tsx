import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { campaignGroupName, type CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import { TextField } from '@tapwright/ui/forms/text-field';
import { CallFailure } from '../../../platform/call-failure.ts';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { campaignGroupKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useFields } from '../../../platform/use-fields.ts';
import { editGroup } from '../api/campaign-groups.ts';

const names = ['name', 'totalBudget', 'cpaGoal'] as const;
const schemas = { name: campaignGroupName, totalBudget: z.string(), cpaGoal: z.string() };
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
  const form = useRef<HTMLFormElement>(null);
  const { campaignGroupId, revision, name, totalBudget, cpaGoal, currency } = group;
  const fields = useFields({ name, totalBudget: totalBudget ?? '', cpaGoal: cpaGoal ?? '' }, () => schemas);
  const { mutate, isPending } = useMutation({
    mutationFn: editGroup,
    meta: { isShownInPlace },
    onSuccess: () => {
      showToast({ tone: 'good', text: t('edit.done') });
      onClose();
    },
    onError: (failure) => {
      if (failure instanceof CallFailure) fields.tell(failure.fields);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignGroupKeys.all }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = fields.check();
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (!isPending) mutate({ teamId, campaignGroupId, revision, ...fields.typed });
  };
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
          name={field}
          label={t(field)}
          help={field === 'cpaGoal' ? t('guardHint', { currency }) : undefined}
          autoComplete="off"
          inputMode={field === 'name' ? 'text' : 'decimal'}
          value={fields.typed[field]}
          error={fields.errorOf(field)}
          onChange={(event) => fields.change(field, event.target.value)}
          onBlur={() => fields.leave(field)}
        />
      ))}
    </FormDialog>
  );
}
