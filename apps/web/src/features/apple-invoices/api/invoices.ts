import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '@tapwright/contracts/apple-invoices';
import type { BodyOf } from '@tapwright/contracts/call';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { invoiceKeys, type PeriodsQuery } from '../keys.ts';

export const invoicedAccountsQuery = () =>
  queryOptions({
    queryKey: invoiceKeys.accounts,
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findInvoicedAccounts, { signal })),
  });

export const invoicedPeriodsQuery = (query: PeriodsQuery) =>
  queryOptions({
    queryKey: invoiceKeys.periods(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findInvoicedPeriods, { query, signal })),
    placeholderData: keepPreviousData,
  });

export const addInvoice = (body: BodyOf<typeof calls.addAppleInvoice>) =>
  withSecondFactor(() => call(calls.addAppleInvoice, { body }));

export const withdrawInvoice = (invoiceId: number, reason: string) =>
  withSecondFactor(() => call(calls.withdrawAppleInvoice, { body: { invoiceId, reason } }));

export const saveInvoice = (invoiceId: number) =>
  withSecondFactor(() => saveFile(calls.downloadAppleInvoice.path, { invoiceId }));
