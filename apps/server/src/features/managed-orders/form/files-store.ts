import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { OrderKey } from '../orders-store.ts';

type NewFile = { name: string; userId: number; fileName: string; bytes: number; createdAt: Date };

export async function insertFile(db: Connection, file: NewFile): Promise<void> {
  await db.insertInto('managedOrderFiles').values(file).execute();
}

/** How many of them this person sent and nothing has named yet. */
export async function keepFiles(
  tx: Transaction,
  names: readonly string[],
  { userId, messageId, ...key }: OrderKey & { userId: number; messageId?: number | undefined },
): Promise<number> {
  if (names.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('managedOrderFiles')
    .set({ ...key, messageId: messageId ?? null })
    .where('name', 'in', [...names])
    .where('userId', '=', userId)
    .where('orderId', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function listFiles(db: Connection, { teamId, orderId }: OrderKey) {
  return db
    .selectFrom('managedOrderFiles')
    .select(['name', 'fileName', 'bytes', 'messageId'])
    .where('teamId', '=', teamId)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('name')
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

export async function listForgotten(db: Connection, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('managedOrderFiles')
    .select('name')
    .where('orderId', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(max)
    .execute();
  return rows.map(({ name }) => name);
}

/** False when it was kept meanwhile. */
export async function deleteForgotten(tx: Transaction, name: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('managedOrderFiles')
    .where('name', '=', name)
    .where('orderId', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
