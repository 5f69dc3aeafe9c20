import type { Connection, Transaction } from '../../platform/db/database.ts';

export async function insertUpload(
  db: Connection,
  upload: { name: string; userId: number; bytes: number; createdAt: Date },
): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export async function isUpload(db: Connection, name: string): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** False when this person sent no such picture. */
export async function markKept(
  tx: Transaction,
  { name, userId, keptSince }: { name: string; userId: number; keptSince: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('uploads')
    .set({ keptSince })
    .where('name', '=', name)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is let go is nobody's any more: the sweep takes it if the job about it never runs. */
export async function markLetGo(tx: Transaction, name: string): Promise<void> {
  await tx.updateTable('uploads').set({ keptSince: null }).where('name', '=', name).execute();
}

export async function listNotKept(db: Connection, createdBefore: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('name')
    .where('keptSince', 'is', null)
    .where('createdAt', '<', createdBefore)
    .orderBy('createdAt')
    .limit(max)
    .execute();
  return rows.map(({ name }) => name);
}

/** False when it was kept meanwhile. */
export async function deleteNotKept(tx: Transaction, name: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('uploads')
    .where('name', '=', name)
    .where('keptSince', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
