import {
  addAppleInvoice,
  findInvoicedAccounts,
  findInvoicedPeriods,
  type InvoicedAccount,
  type InvoicedPeriod,
  withdrawAppleInvoice,
} from '@tapwright/contracts/apple-invoices';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { account, september } from '../testing/periods.ts';
import type { FileField } from './add-invoice-dialog.tsx';
import { InvoiceDesk } from './invoice-desk.tsx';

const name = `${'a'.repeat(32)}.pdf`;
const fileField: FileField = ({ label, error, onFile }) => (
  <>
    <button type="button" onClick={() => onFile(name)}>
      {label}
    </button>
    <span>{error}</span>
  </>
);
const add = { name: t('appleInvoices:add.action') };

async function open(list: InvoicedPeriod[] = [september], accounts: InvoicedAccount[] = [account]) {
  fakeServer.answers(findInvoicedPeriods, { list, total: list.length, differing: list.length });
  fakeServer.answers(findInvoicedAccounts, accounts);
  return renderWeb(<InvoiceDesk fileField={fileField} />, { user: { ...ann, isStaff: true } });
}

test('a period shows what was invoiced, reported and booked, and names what differs', async () => {
  const { screen } = await open();
  expect(await screen.findByText(t('appleInvoices:findings.invoice'))).toBeInTheDocument();
  for (const amount of ['150.00 USD', '140.00 USD', '130.00 USD'])
    expect(screen.getByText(amount)).toBeInTheDocument();
});

test('an invoice is put in for an ad account and days, and what is missing is said at its field', async () => {
  fakeServer.answers(addAppleInvoice, null);
  const { screen, user } = await open([]);
  await user.click(await screen.findByRole('button', add));
  const submit = { name: t('appleInvoices:add.submit') };
  await user.click(await screen.findByRole('button', submit));
  expect(screen.getByLabelText(t('appleInvoices:add.number'))).toBeInvalid();
  expect(screen.getByText(t('appleInvoices:rules.file'))).toBeInTheDocument();
  await user.type(screen.getByLabelText(t('appleInvoices:add.number')), 'AI-5');
  await user.type(screen.getByLabelText(t('appleInvoices:add.fromDay')), '2026-10-01');
  const last = screen.getByLabelText(t('appleInvoices:add.toDay'));
  await user.type(last, '2026-09-30');
  const amount = screen.getByLabelText(t('appleInvoices:add.amount', { currency: 'USD' }));
  await user.type(amount, '-12.50');
  await user.click(screen.getByRole('button', { name: t('appleInvoices:add.file') }));
  await user.click(screen.getByRole('button', submit));
  expect(last).toBeInvalid();
  expect(fakeServer.requests(addAppleInvoice)).toEqual([]);
  await user.clear(last);
  await user.type(last, '2026-10-31');
  await user.click(screen.getByRole('button', submit));
  await expect.poll(() => fakeServer.requests(addAppleInvoice)).toHaveLength(1);
  expect(fakeServer.requests(addAppleInvoice)).toEqual([
    {
      adAccountId: '900100',
      number: 'AI-5',
      fromDay: '2026-10-01',
      toDay: '2026-10-31',
      amount: -1_250,
      file: name,
    },
  ]);
});

test('one is taken out with a reason', async () => {
  fakeServer.answers(withdrawAppleInvoice, null);
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: /Harbour games/ }));
  const action = t('appleInvoices:withdraw.action', { number: 'AI-4' });
  await user.click(screen.getByRole('button', { name: action }));
  const submit = { name: t('appleInvoices:withdraw.submit') };
  await user.click(await screen.findByRole('button', submit));
  expect(screen.getByLabelText(t('appleInvoices:withdraw.reason'))).toBeInvalid();
  await user.type(screen.getByLabelText(t('appleInvoices:withdraw.reason')), 'Not ours');
  await user.click(screen.getByRole('button', submit));
  await expect
    .poll(() => fakeServer.requests(withdrawAppleInvoice))
    .toEqual([{ invoiceId: 4, reason: 'Not ours' }]);
});

test('where we pay for nothing there is no invoice to put in', async () => {
  const { screen } = await open([], []);
  expect(await screen.findByText(t('appleInvoices:add.none'))).toBeInTheDocument();
  expect(screen.queryByRole('button', add)).toBeNull();
});
