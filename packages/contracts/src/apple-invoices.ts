import { isDay } from '@tapwright/domain/days';
import { invoiceFindings } from '@tapwright/domain/invoice-finding';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { maxReasonCharacters } from './staff.ts';

const staff = { to: 'staff' } as const;
const day = z.string().check(z.refine(isDay, 'appleInvoices:rules.day'));
const invoiceId = z.int().check(z.gte(1));
const maxInvoiced = 10_000_000_000;

/** An ad account that we pay Apple for. */
export const invoicedAccount = z.object({
  adAccountId: z.string(),
  name: z.string(),
  teamId: z.int(),
  teamName: z.string(),
  currency: z.string(),
});
export type InvoicedAccount = z.infer<typeof invoicedAccount>;

export const findInvoicedAccounts = defineCall({
  method: 'GET',
  path: '/staff/appleInvoices/findAccounts',
  access: staff,
  summary: 'The ad accounts that the platform pays Apple for, detached ones too.',
  answer: z.array(invoicedAccount),
});

const invoice = z.object({
  invoiceId: z.int(),
  number: z.string(),
  amount: z.int(),
  sentBy: z.string(),
  sentAt: z.string(),
});

/** Amounts in the smallest unit of the ad account's currency. */
export const invoicedPeriod = z.extend(invoicedAccount, {
  fromDay: z.string(),
  toDay: z.string(),
  invoiced: z.int(),
  /** What Apple’s reports say of these days. */
  reported: z.int(),
  /** What is booked as spent of them. */
  booked: z.int(),
  finding: z.enum(invoiceFindings),
  invoices: z.array(invoice),
});
export type InvoicedPeriod = z.infer<typeof invoicedPeriod>;

export const invoiceFilters = ['all', 'differing'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

export const findInvoicedPeriods = defineCall({
  method: 'GET',
  path: '/staff/appleInvoices/find',
  access: staff,
  summary:
    'Apple’s invoices by ad account and their own periods, the newest first, beside what Apple reports and what is booked.',
  query: z.object({ show: z._default(z.enum(invoiceFilters), 'all'), ...pageQuery }),
  answer: z.extend(pageOf(invoicedPeriod), { differing: z.int() }),
});

export const addAppleInvoice = defineCall({
  method: 'POST',
  path: '/staff/appleInvoices/add',
  access: staff,
  summary:
    'Put an invoice of Apple beside the others: for which ad account and days, and its PDF, sent as a proof is.',
  body: z
    .object({
      adAccountId: z.string().check(z.regex(/^\d{1,19}$/, 'appleInvoices:rules.account')),
      number: z.string().check(z.trim(), z.minLength(1, 'appleInvoices:rules.number'), z.maxLength(60)),
      fromDay: day,
      toDay: day,
      /** Without tax; below zero: a credit note. */
      amount: z.int('appleInvoices:rules.amount').check(
        z.gte(-maxInvoiced, 'appleInvoices:rules.amount'),
        z.lte(maxInvoiced, 'appleInvoices:rules.amount'),
        z.refine((minor) => minor !== 0, 'appleInvoices:rules.amount'),
      ),
      file: z.string().check(z.regex(/^[0-9a-f]{32}\.pdf$/, 'appleInvoices:rules.file')),
    })
    .check(
      z.refine(({ fromDay, toDay }) => fromDay <= toDay, {
        path: ['toDay'],
        error: 'appleInvoices:rules.order',
      }),
    ),
  answer: z.null(),
  refusals: ['badInput'],
});

export const withdrawAppleInvoice = defineCall({
  method: 'POST',
  path: '/staff/appleInvoices/withdraw',
  access: staff,
  summary: 'Take out an invoice that was put in wrongly. It stays in the database, with who and why.',
  body: z.object({
    invoiceId,
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, 'appleInvoices:rules.reason'), z.maxLength(maxReasonCharacters)),
  }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const downloadAppleInvoice = defineCall({
  method: 'GET',
  path: '/staff/appleInvoices/download',
  access: staff,
  summary: 'An invoice of Apple as PDF, as it was sent.',
  query: z.object({ invoiceId: z.coerce.number<number>().check(z.int(), z.gte(1)) }),
  answer: z.null(),
  download: 'application/pdf',
  refusals: ['notFound'],
});
