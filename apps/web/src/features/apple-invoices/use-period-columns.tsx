import type { InvoicedPeriod } from '@tapwright/contracts/apple-invoices';
import type { InvoiceFinding } from '@tapwright/domain/invoice-finding';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import type { Status } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { writeInvoiced } from './typed-invoiced.ts';

const glyphs: Record<InvoiceFinding, Status> = {
  equal: 'in-order',
  open: 'pending',
  notRead: 'to-mend',
  invoice: 'differs',
  ledger: 'differs',
};

/** In the ad account's own currency, which stands behind the amount. */
export function useWriteInvoiced(): (minor: number, currency: string) => string {
  const language = useLanguage();
  return (minor, currency) =>
    formatNamedMoney(language, { amount: writeInvoiced(minor, currency), currency });
}

export function usePeriodColumns(): Column<InvoicedPeriod>[] {
  const { t } = useTranslation('appleInvoices');
  const language = useLanguage();
  const write = useWriteInvoiced();
  const amount = (key: 'invoiced' | 'reported' | 'booked'): Column<InvoicedPeriod> => ({
    key,
    head: t(key),
    width: 144,
    align: 'end',
    cell: (period) => write(period[key], period.currency),
    ...(key === 'invoiced' ? { onCard: 'corner' as const } : {}),
  });
  return [
    { key: 'account', head: t('account'), cell: ({ name }) => name, onCard: 'title' },
    { key: 'team', head: t('team'), width: 128, cell: ({ teamName }) => teamName, onCard: 'line' },
    {
      key: 'period',
      head: t('period'),
      width: 216,
      cell: ({ fromDay, toDay }) =>
        t('days', { from: formatDay(language, fromDay), to: formatDay(language, toDay) }),
      onCard: 'line',
    },
    amount('invoiced'),
    amount('reported'),
    amount('booked'),
    {
      key: 'finding',
      head: t('finding'),
      width: 208,
      cell: ({ finding }) => <StatusWord of={glyphs[finding]}>{t(`findings.${finding}`)}</StatusWord>,
      onCard: 'line',
    },
  ];
}
