import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type StandInKind = 'session' | 'event' | 'answer' | 'refund' | 'dispute' | 'trade' | 'key';
type Key = { kind: StandInKind; id: string };
type Row = Key & { madeAt: Date; data: object };

/** False: there is one already. */
export async function insertStandIn(tx: Transaction, row: Row): Promise<boolean> {
  const inserted = await tx
    .insertInto('paymentStandIns')
    .values({ ...row, data: JSON.stringify(row.data) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateStandIn(tx: Transaction, { kind, id }: Key, data: object): Promise<void> {
  await tx
    .updateTable('paymentStandIns')
    .set({ data: JSON.stringify(data) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

export async function findStandIn<Schema extends z.ZodMiniType>(
  db: Connection,
  { kind, id }: Key,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const row = await db
    .selectFrom('paymentStandIns')
    .select('data')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : z.parse(schema, row.data);
}

/** Of a trade, by the number that the played Alipay gave it; empty: there is none. */
export async function findTradeName(tx: Transaction, tradeNo: string): Promise<string> {
  const row = await tx
    .selectFrom('paymentStandIns')
    .select('id')
    .where('kind', '=', 'trade')
    .where(sql<boolean>`data ->> 'tradeNo' = ${tradeNo}`)
    .executeTakeFirst();
  return row?.id ?? '';
}

export async function lockStandIn(tx: Transaction, { kind, id }: Key): Promise<void> {
  await tx
    .selectFrom('paymentStandIns')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function listStandInEvents(db: Connection, from: Date, after: string | undefined, max: number) {
  const rows = await db
    .selectFrom('paymentStandIns')
    .select('data')
    .where('kind', '=', 'event')
    .where('madeAt', '>=', from)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(made_at, id) < (select made_at, id from payment_stand_ins
        where kind = 'event' and id = ${after})`),
    )
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ data }) => data);
}
