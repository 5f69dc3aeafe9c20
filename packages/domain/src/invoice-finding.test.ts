import { expect, test } from 'vitest';
import { type InvoiceFinding, type InvoicedPeriod, nameInvoiceFinding } from './invoice-finding.ts';

const whole: InvoicedPeriod = { invoiced: 500, reported: 500, booked: 500, isOver: true, isWholeRead: true };

test.each<[Partial<InvoicedPeriod>, InvoiceFinding]>([
  [{}, 'equal'],
  [{ invoiced: 0, reported: 0, booked: 0 }, 'equal'],
  [{ invoiced: 501 }, 'invoice'],
  [{ invoiced: 499 }, 'invoice'],
  // Whatever is booked: what Apple says twice has to agree first.
  [{ invoiced: 499, booked: 499 }, 'invoice'],
  [{ booked: 499 }, 'ledger'],
  [{ booked: 0 }, 'ledger'],
  [{ invoiced: 900, isOver: false }, 'open'],
  [{ isOver: false, isWholeRead: false }, 'open'],
  [{ isWholeRead: false }, 'notRead'],
  [{ invoiced: 900, isWholeRead: false }, 'notRead'],
])('%o is named %s', (changed, finding) => {
  expect(nameInvoiceFinding({ ...whole, ...changed })).toBe(finding);
});
