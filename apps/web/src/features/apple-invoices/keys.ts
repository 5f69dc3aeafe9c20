import type { InvoiceFilter } from '@tapwright/contracts/apple-invoices';
import { staffKeys } from '../../platform/keys.ts';

export type PeriodsQuery = { show: InvoiceFilter; pageNum: number; pageSize: number };

export const invoiceKeys = {
  all: [...staffKeys.all, 'appleInvoices'] as const,
  accounts: [...staffKeys.all, 'appleInvoices', 'accounts'] as const,
  periods: (query: PeriodsQuery) => [...invoiceKeys.all, query] as const,
};
