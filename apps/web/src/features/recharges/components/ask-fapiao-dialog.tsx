import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@tapwright/contracts/call';
import {
  askFapiao as askCall,
  type FapiaoKind,
  fapiaoKinds,
  type findFapiao,
  maxFapiaoNote,
  maxTitle,
} from '@tapwright/contracts/fapiao';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { askFapiao } from '../api/fapiao.ts';
import { rechargeKeys } from '../keys.ts';
import { readRemittance, typedRemittance, writeRemittance } from '../typed-amount.ts';
import { useWriteRmb } from '../use-fapiao-columns.tsx';

const { title, taxNumber } = askCall.body.shape;

type Props = Pick<AnswerOf<typeof findFapiao>, 'invoiceable' | 'last'> & {
  readonly teamId: number;
  readonly onClose: () => void;
};

/** Begins with whom the last one was made out to, and with all that can be invoiced. */
function useAskForm({ teamId, invoiceable, last, onClose }: Props) {
  const { t } = useTranslation('recharges');
  const queryClient = useQueryClient();
  const kind: FapiaoKind = last?.kind ?? 'ordinary';
  return useSentForm({
    first: {
      kind,
      title: last?.title ?? '',
      taxNumber: last?.taxNumber ?? '',
      amount: invoiceable > 0 ? writeRemittance(invoiceable) : '',
      note: '',
    },
    rulesOf: () => ({ title, taxNumber, amount: typedRemittance }),
    send: (typed) => askFapiao(teamId, { ...typed, amount: readRemittance(typed.amount) ?? 0 }),
    onDone: () => {
      showToast({ tone: 'good', text: t('fapiao.ask.done') });
      void queryClient.invalidateQueries({ queryKey: rechargeKeys.all });
      onClose();
    },
    failed: t('fapiao.ask.failed'),
  });
}

export function AskFapiaoDialog(props: Props) {
  const { t } = useTranslation('recharges');
  const writeRmb = useWriteRmb();
  const { form, isPending, submit, textOf, values, set } = useAskForm(props);
  const { invoiceable, onClose } = props;
  return (
    <FormDialog
      title={t('fapiao.ask.title')}
      submit={t('fapiao.ask.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented
        label={t('fapiao.kind')}
        value={values.kind}
        options={fapiaoKinds.map((value) => ({ value, label: t(`fapiao.kinds.${value}`) }))}
        onChange={(next) => set('kind', next)}
      />
      <TextField
        label={t('fapiao.title')}
        help={t('fapiao.titleHelp')}
        autoComplete="organization"
        maxLength={maxTitle}
        data-autofocus
        {...textOf('title')}
      />
      <TextField label={t('fapiao.taxNumber')} autoComplete="off" maxLength={20} {...textOf('taxNumber')} />
      <TextField
        label={t('fapiao.amount')}
        help={t('fapiao.amountHelp', { amount: writeRmb(invoiceable) })}
        inputMode="decimal"
        autoComplete="off"
        {...textOf('amount')}
      />
      <TextArea
        label={t('fapiao.note')}
        help={t('fapiao.noteHelp')}
        rows={2}
        maxLength={maxFapiaoNote}
        {...textOf('note')}
      />
    </FormDialog>
  );
}
