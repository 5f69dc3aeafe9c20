import { readWireTime, writeWireTime } from '@tapwright/apple-ads/wire/values/time';
import type { Instant, InvoiceDetail } from '../world/entities.ts';
import { createdAt, modifiedAt, type Row } from '../world/table.ts';
import { refuseMissing } from '../verbs/refusal.ts';

export const writeTime = (at: Instant): string => writeWireTime(new Date(at));
export const writeTimeOrNull = (at: Instant | null): string | null => (at === null ? null : writeTime(at));

/** Change history writes the zone; others leave it out. */
export const writeZonedTime = (at: Instant): string => new Date(at).toISOString();

/** Recommendations write the zone and no milliseconds. */
export const writeSecond = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** Absent stays absent, null stays null. */
export const readTime = (text: string | null | undefined): Instant | null | undefined =>
  text === null || text === undefined ? text : readWireTime(text).getTime();

export const timesOf = (row: Row<unknown>): { creationTime: string; modificationTime: string } => ({
  creationTime: writeTime(createdAt(row)),
  modificationTime: writeTime(modifiedAt(row)),
});

/** Leaves out what was not sent, so that only the rest is written. */
export function onlySent<Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): Partial<Fields> {
  const sent: Partial<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

/** What was never given is left out. */
export const withoutNulls = (detail: InvoiceDetail): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

type SentInvoiceDetail = { [Name in keyof InvoiceDetail]?: string | null | undefined } & {
  name?: string | null | undefined;
};

/** A part of the details that is not sent stays as it was. */
export function readInvoiceDetail(
  before: InvoiceDetail | null,
  sent: SentInvoiceDetail | null | undefined,
): InvoiceDetail | null | undefined {
  if (sent === null || sent === undefined) return sent;
  const needed = (name: 'primaryBuyerName' | 'primaryBuyerEmail' | 'billingEmail'): string =>
    sent[name] ?? before?.[name] ?? refuseMissing(`invoiceDetail.${name}`);
  return {
    primaryBuyerName: needed('primaryBuyerName'),
    primaryBuyerEmail: needed('primaryBuyerEmail'),
    billingEmail: needed('billingEmail'),
    clientName: sent.clientName === undefined ? (before?.clientName ?? null) : sent.clientName,
    orderNumber: sent.orderNumber === undefined ? (before?.orderNumber ?? null) : sent.orderNumber,
  };
}
