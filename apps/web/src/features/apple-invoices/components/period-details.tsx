import { useMutation } from '@tanstack/react-query';
import type { InvoicedPeriod } from '@tapwright/contracts/apple-invoices';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { saveInvoice } from '../api/invoices.ts';
import { useWriteInvoiced } from '../use-period-columns.tsx';
import classes from './invoice-desk.module.css';

export type OneInvoice = InvoicedPeriod['invoices'][number];

type Props = {
  readonly period: InvoicedPeriod;
  readonly write: (at: string) => string;
  readonly onWithdraw: (invoice: OneInvoice) => void;
};

/** The invoices that count together for these days. */
export function PeriodDetails({ period: { invoices, currency }, write, onWithdraw }: Props) {
  const { t } = useTranslation('appleInvoices');
  const writeInvoiced = useWriteInvoiced();
  const showFailure = useShowFailure();
  const save = useMutation({
    mutationFn: saveInvoice,
    meta: { isShownInPlace: isRefusal },
    onError: (error) => showFailure(t('downloadFailed'), error),
  });
  return (
    <ul className={classes.invoices}>
      {invoices.map((invoice) => (
        <li key={invoice.invoiceId} className={classes.invoice}>
          <b>{writeInvoiced(invoice.amount, currency)}</b>
          <span>{t('sentBy', { who: invoice.sentBy, at: write(invoice.sentAt) })}</span>
          <Button size="xs" loading={save.isPending} onClick={() => save.mutate(invoice.invoiceId)}>
            {t('download', { number: invoice.number })}
          </Button>
          <Button size="xs" onClick={() => onWithdraw(invoice)}>
            {t('withdraw.action', { number: invoice.number })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
