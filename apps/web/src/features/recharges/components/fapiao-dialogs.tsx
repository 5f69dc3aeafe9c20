import { useQueryClient } from '@tanstack/react-query';
import {
  issueFapiao as issueCall,
  type QueuedFapiao,
  refuseFapiao as refuseCall,
} from '@tapwright/contracts/fapiao';
import { maxWords } from '@tapwright/contracts/recharges';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { issueFapiao, refuseFapiao } from '../api/fapiao.ts';
import { rechargeKeys } from '../keys.ts';
import { ProofField } from './proof-field.tsx';

const { number, file } = issueCall.body.shape;
const { reason } = refuseCall.body.shape;

type Props = { readonly fapiao: QueuedFapiao; readonly onClose: () => void };

function useDone(onClose: () => void) {
  const queryClient = useQueryClient();
  return (text: string) => {
    showToast({ tone: 'good', text });
    void queryClient.invalidateQueries({ queryKey: rechargeKeys.queue });
    onClose();
  };
}

export function IssueFapiaoDialog({ fapiao, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const done = useDone(onClose);
  const { form, isPending, submit, textOf, errorOf, set } = useSentForm({
    first: { number: '', file: '' },
    rulesOf: () => ({ number, file }),
    send: (values) => issueFapiao(fapiao, values),
    onDone: () => done(t('fapiao.issue.done')),
    failed: t('fapiao.nothing'),
  });
  return (
    <FormDialog
      title={t('fapiao.issue.title', { title: fapiao.title })}
      submit={t('fapiao.issue.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('fapiao.issue.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        data-autofocus
        {...textOf('number')}
      />
      <ProofField
        name="file"
        label={t('fapiao.issue.file')}
        help={t('fapiao.issue.fileHelp')}
        accept="application/pdf"
        error={errorOf('file')}
        onProof={(name) => set('file', name)}
      />
    </FormDialog>
  );
}

export function RefuseFapiaoDialog({ fapiao, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const done = useDone(onClose);
  const { form, isPending, submit, textOf } = useSentForm({
    first: { reason: '' },
    rulesOf: () => ({ reason }),
    send: (values) => refuseFapiao(fapiao, values.reason),
    onDone: () => done(t('fapiao.refuse.done')),
    failed: t('fapiao.nothing'),
  });
  return (
    <FormDialog
      title={t('fapiao.refuse.title', { title: fapiao.title })}
      submit={t('fapiao.refuse.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('fapiao.refuse.reason')}
        help={t('refunds.form.reasonHelp')}
        rows={3}
        maxLength={maxWords}
        data-autofocus
        {...textOf('reason')}
      />
    </FormDialog>
  );
}
