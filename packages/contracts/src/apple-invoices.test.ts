import { expect, test } from 'vitest';
import { addAppleInvoice } from './apple-invoices.ts';

const invoice = {
  adAccountId: '501',
  number: 'AI-1',
  fromDay: '2026-09-01',
  toDay: '2026-09-30',
  amount: 15_000,
  file: `${'a'.repeat(32)}.pdf`,
};

test.each([
  [{}, []],
  [{ toDay: '2026-09-01' }, []],
  [{ amount: -15_000 }, []],
  [{ amount: 0 }, ['amount']],
  [{ amount: 0.5 }, ['amount']],
  [{ amount: 10_000_000_001 }, ['amount']],
  [{ toDay: '2026-08-31' }, ['toDay']],
  [{ fromDay: '2026-06-31' }, ['fromDay']],
  [{ number: ' ' }, ['number']],
  [{ adAccountId: 'all' }, ['adAccountId']],
  [{ file: 'invoice.pdf' }, ['file']],
])('an invoice of Apple with %o is refused at %o', (changed, fields) => {
  const { error } = addAppleInvoice.body.safeParse({ ...invoice, ...changed });
  const paths = (error?.issues ?? []).map(({ path }) => path.join('.'));
  expect([...new Set(paths)]).toEqual(fields);
});
