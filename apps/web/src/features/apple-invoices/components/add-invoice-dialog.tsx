import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addAppleInvoice, type InvoicedAccount } from '@tapwright/contracts/apple-invoices';
import * as z from 'zod/mini';
import { Picker } from '@tapwright/ui/forms/picker';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addInvoice } from '../api/invoices.ts';
import { invoiceKeys } from '../keys.ts';
import { readInvoiced } from '../typed-invoiced.ts';
import classes from './invoice-desk.module.css';

const { number, fromDay, toDay, file } = addAppleInvoice.body.shape;

export type FileField = (field: {
  label: string;
  help: string;
  error: string | undefined;
  onFile: (name: string) => void;
}) => ReactNode;

type Props = {
  readonly accounts: readonly [InvoicedAccount, ...InvoicedAccount[]];
  readonly fileField: FileField;
  readonly onClose: () => void;
};

const rulesFor = (currency: string, from: string) => ({
  number,
  fromDay,
  toDay: toDay.check(z.refine((day) => day >= from, 'appleInvoices:rules.order')),
  amount: z
    .string()
    .check(z.refine((typed) => readInvoiced(typed, currency) !== undefined, 'appleInvoices:rules.amount')),
  file,
});

/** For which ad account and days, in that ad account's currency. */
function useInvoiceForm({ accounts, onClose }: Omit<Props, 'fileField'>) {
  const { t } = useTranslation('appleInvoices');
  const queryClient = useQueryClient();
  const currencyOf = (id: string) =>
    (accounts.find(({ adAccountId }) => adAccountId === id) ?? accounts[0]).currency;
  const sent = useSentForm({
    first: {
      adAccountId: accounts[0].adAccountId,
      number: '',
      fromDay: '',
      toDay: '',
      amount: '',
      file: '',
    },
    rulesOf: (typed) => rulesFor(currencyOf(typed.adAccountId), typed.fromDay),
    send: (typed) =>
      addInvoice({ ...typed, amount: readInvoiced(typed.amount, currencyOf(typed.adAccountId)) ?? 0 }),
    onDone: () => {
      showToast({ tone: 'good', text: t('add.done') });
      void queryClient.invalidateQueries({ queryKey: invoiceKeys.all });
      onClose();
    },
    failed: t('failed'),
  });
  return { ...sent, currency: currencyOf(sent.values.adAccountId) };
}

export function AddInvoiceDialog({ accounts, fileField, onClose }: Props) {
  const { t } = useTranslation('appleInvoices');
  const fields = useInvoiceForm({ accounts, onClose });
  const { form, isPending, submit, textOf, values, set, errorOf, currency } = fields;
  return (
    <FormDialog
      title={t('add.title')}
      submit={t('add.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.choice}>
        <span aria-hidden>{t('account')}</span>
        <Picker
          label={t('account')}
          value={values.adAccountId}
          options={accounts.map(({ adAccountId, name, teamName }) => ({
            value: adAccountId,
            label: `${name}, ${teamName}`,
          }))}
          onChange={(id) => set('adAccountId', id)}
        />
      </div>
      <TextField label={t('add.number')} autoComplete="off" data-autofocus {...textOf('number')} />
      <div className={classes.days}>
        <TextField label={t('add.fromDay')} type="date" {...textOf('fromDay')} />
        <TextField label={t('add.toDay')} type="date" {...textOf('toDay')} />
      </div>
      <TextField
        label={t('add.amount', { currency })}
        help={t('add.amountHelp')}
        autoComplete="off"
        {...textOf('amount')}
      />
      {fileField({
        label: t('add.file'),
        help: t('add.fileHelp'),
        error: errorOf('file'),
        onFile: (name) => set('file', name),
      })}
    </FormDialog>
  );
}
