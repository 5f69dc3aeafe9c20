import { type Expression, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

type Key = { teamId: number; listId: number };
export type NegativeListRow = { listId: number; madeBy: number; name: string; revision: number };

const columns = ['listId', 'madeBy', 'name', 'revision'] as const;

export async function listNegativeLists(db: Connection, teamId: number): Promise<NegativeListRow[]> {
  return db
    .selectFrom('negativeLists')
    .select(columns)
    .where('teamId', '=', teamId)
    .orderBy(sql`lower(name)`)
    .orderBy('listId')
    .execute();
}

export async function findNegativeList(
  db: Connection,
  { teamId, listId }: Key,
): Promise<NegativeListRow | undefined> {
  return db
    .selectFrom('negativeLists')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('listId', '=', listId)
    .executeTakeFirst();
}

export async function lockNegativeList(
  tx: Transaction,
  { teamId, listId }: Key,
): Promise<NegativeListRow | undefined> {
  return tx
    .selectFrom('negativeLists')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('listId', '=', listId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertNegativeList(
  tx: Transaction,
  row: { teamId: number; madeBy: number; name: string },
): Promise<NegativeListRow> {
  return tx.insertInto('negativeLists').values(row).returning(columns).executeTakeFirstOrThrow();
}

export async function updateNegativeList(
  tx: Transaction,
  { teamId, listId }: Key,
  name: string,
): Promise<NegativeListRow> {
  return tx
    .updateTable('negativeLists')
    .set((row): { name: string; revision: Expression<number> } => ({
      name,
      revision: row('revision', '+', 1),
    }))
    .where('teamId', '=', teamId)
    .where('listId', '=', listId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteNegativeList(tx: Transaction, { teamId, listId }: Key): Promise<void> {
  await tx.deleteFrom('negativeLists').where('teamId', '=', teamId).where('listId', '=', listId).execute();
}
