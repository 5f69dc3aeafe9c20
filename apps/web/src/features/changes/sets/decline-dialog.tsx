import { declineChangeSet } from '@tapwright/contracts/change-approval';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { declineSet, type SetKey } from '../api/decide-change.ts';
import { useReadChanges } from '../use-read-changes.ts';

type Props = SetKey & { readonly onClose: () => void };

const { reason: reasonRule } = declineChangeSet.body.shape;

/** A refusal has a reason, which its author reads. */
export function DeclineDialog({ teamId, changeSetId, onClose }: Props) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({ reason: reasonRule }),
    send: async ({ reason }) => {
      try {
        await declineSet({ teamId, changeSetId, reason });
      } finally {
        void readChanges(teamId);
      }
      showToast({ tone: 'good', text: t('decline.done') });
    },
    onDone: onClose,
    failed: t('decline.failed'),
  });
  return (
    <FormDialog
      title={t('decline.title')}
      submit={t('decline.action')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('decline.reason')}
        help={t('decline.help')}
        rows={3}
        maxLength={500}
        data-autofocus
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
