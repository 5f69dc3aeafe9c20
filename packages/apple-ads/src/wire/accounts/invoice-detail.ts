import * as z from 'zod/mini';

const optionalText = z.nullish(z.string());

/** `name` stands in Apple's pages but not in its client library: read, better not sent. */
export const invoiceDetail = z.strictObject({
  primaryBuyerName: z.string(),
  primaryBuyerEmail: z.string(),
  billingEmail: z.string(),
  clientName: optionalText,
  orderNumber: optionalText,
  name: optionalText,
});

export const invoiceDetailUpdate = z.strictObject({
  primaryBuyerName: optionalText,
  primaryBuyerEmail: optionalText,
  billingEmail: optionalText,
  clientName: optionalText,
  orderNumber: optionalText,
  name: optionalText,
});

export const invoiceDetailAnswer = z.looseObject({
  primaryBuyerName: optionalText,
  primaryBuyerEmail: optionalText,
  billingEmail: optionalText,
  clientName: optionalText,
  orderNumber: optionalText,
  name: optionalText,
});
