import * as calls from '@tapwright/contracts/apple-invoices';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { mountFile } from '../downloads/index.ts';
import { addAppleInvoice } from './add-apple-invoice.ts';
import { findInvoicedPeriods } from './find-invoiced-periods.ts';
import { listInvoicedAccounts } from './invoices-store.ts';
import { sendAppleInvoice } from './send-apple-invoice.ts';
import { withdrawAppleInvoice } from './withdraw-apple-invoice.ts';

export function mountAppleInvoices(host: CallHost): void {
  mountCall(host, calls.findInvoicedAccounts, ({ database }) => listInvoicedAccounts(database.write));
  mountCall(host, calls.findInvoicedPeriods, (context, { query }) => findInvoicedPeriods(context, query));
  mountCall(host, calls.addAppleInvoice, (context, { body }) => addAppleInvoice(context, body));
  mountCall(host, calls.withdrawAppleInvoice, (context, { body }) => withdrawAppleInvoice(context, body));
  mountFile(host, calls.downloadAppleInvoice, (context, query) => sendAppleInvoice(context, query));
}
