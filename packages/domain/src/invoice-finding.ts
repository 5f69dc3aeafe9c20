/**
 * What a period of Apple's invoices is beside what Apple reports and the ledger holds, in the ad account's currency.
 * open: it is not over; notRead: a day of it is not here; invoice: Apple invoiced otherwise than it reports; ledger: it
 * did not, but something else is booked.
 */
export const invoiceFindings = ['equal', 'open', 'notRead', 'invoice', 'ledger'] as const;
export type InvoiceFinding = (typeof invoiceFindings)[number];

export type InvoicedPeriod = {
  invoiced: number;
  reported: number;
  booked: number;
  isOver: boolean;
  isWholeRead: boolean;
};

export function nameInvoiceFinding({
  invoiced,
  reported,
  booked,
  isOver,
  isWholeRead,
}: InvoicedPeriod): InvoiceFinding {
  if (!isOver) return 'open';
  if (!isWholeRead) return 'notRead';
  if (invoiced !== reported) return 'invoice';
  return booked === reported ? 'equal' : 'ledger';
}
