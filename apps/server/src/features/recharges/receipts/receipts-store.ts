import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { RechargeKey } from '../recharges-store.ts';

/** All amounts in minor units. */
export const receiptFacts = z.object({
  issuer: z.object({ name: z.string(), lines: z.array(z.string()), isSample: z.boolean() }),
  teamName: z.string(),
  payerName: z.nullable(z.string()),
  way: z.enum(['remittance', 'card', 'alipay']),
  provider: z.nullable(z.string()),
  currency: z.enum(['USD', 'CNY']),
  /** As it was said, and as it came. */
  amount: z.int(),
  credited: z.int(),
  reason: z.nullable(z.string()),
  reference: z.string(),
  serialNumber: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  creditedAt: z.string(),
  availableBefore: z.int(),
  availableAfter: z.int(),
  /** What of it paid a debt. */
  repaid: z.int(),
});
export type ReceiptFacts = z.infer<typeof receiptFacts>;
export type Receipt = { year: number; number: number; issuedAt: Date; facts: ReceiptFacts };

/** The next number of the year; whoever else issues one waits until this is committed. */
export async function takeNumber(tx: Transaction, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('receiptCounters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`receipt_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertReceipt(tx: Transaction, key: RechargeKey, receipt: Receipt): Promise<void> {
  const { teamId, rechargeId } = key;
  const facts = JSON.stringify(receipt.facts);
  await tx
    .insertInto('receipts')
    .values({ teamId, rechargeId, ...receipt, facts })
    .execute();
}

export async function findReceipt(
  db: Connection,
  { teamId, rechargeId }: RechargeKey,
): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('receipts')
    .select(['year', 'number', 'issuedAt', 'facts'])
    .where('teamId', '=', teamId)
    .where('rechargeId', '=', rechargeId)
    .executeTakeFirst();
  return row && { ...row, facts: z.parse(receiptFacts, row.facts) };
}
