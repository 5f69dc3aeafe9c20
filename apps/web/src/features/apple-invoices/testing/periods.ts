import type { InvoicedAccount, InvoicedPeriod } from '@tapwright/contracts/apple-invoices';

export const account: InvoicedAccount = {
  adAccountId: '900100',
  name: 'Harbour games',
  teamId: 7,
  teamName: 'Blue Harbour',
  currency: 'USD',
};

export const september: InvoicedPeriod = {
  ...account,
  fromDay: '2026-09-01',
  toDay: '2026-09-30',
  invoiced: 15_000,
  reported: 14_000,
  booked: 13_000,
  finding: 'invoice',
  invoices: [
    { invoiceId: 4, number: 'AI-4', amount: 15_000, sentBy: 'Noor', sentAt: '2026-10-03T08:00:00Z' },
  ],
};
