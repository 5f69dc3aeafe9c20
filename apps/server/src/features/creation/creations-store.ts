import { type CreationForm, creationForm } from '@tapwright/contracts/creation';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../platform/db/database.ts';

type OfPerson = { teamId: number; userId: number };
type Key = OfPerson & { creationId: number };
const columns = ['creationId', 'revision', 'changedAt'] as const;

export async function listCreationRows(db: Connection, { teamId, userId }: OfPerson) {
  const rows = await db
    .selectFrom('creations')
    .select([
      ...columns,
      sql<string>`form->>'way'`.as('way'),
      sql`form->'app'`.as('app'),
      sql<string>`coalesce(form->'campaigns'->0->>'name', '')`.as('name'),
    ])
    .where('teamId', '=', teamId)
    .where('madeBy', '=', userId)
    .orderBy('changedAt', 'desc')
    .orderBy('creationId', 'desc')
    .execute();
  return rows.map(({ way, app, ...row }) => ({
    ...row,
    way: z.parse(creationForm.shape.way, way),
    app: z.parse(creationForm.shape.app, app),
  }));
}

export async function findCreationRow(db: Connection, { teamId, userId, creationId }: Key) {
  const row = await db
    .selectFrom('creations')
    .select([...columns, 'form'])
    .where('teamId', '=', teamId)
    .where('madeBy', '=', userId)
    .where('creationId', '=', creationId)
    .executeTakeFirst();
  return row && { ...row, form: z.parse(creationForm, row.form) };
}

export async function countCreations(tx: Transaction, { teamId, userId }: OfPerson): Promise<number> {
  const { count } = await tx
    .selectFrom('creations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('madeBy', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCreation(
  tx: Transaction,
  { teamId, userId }: OfPerson,
  { form, at }: { form: CreationForm; at: Date },
) {
  return tx
    .insertInto('creations')
    .values({ teamId, madeBy: userId, form: JSON.stringify(form), changedAt: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined where it is gone or stands otherwise than it was changed from. */
export async function updateCreation(
  tx: Transaction,
  { teamId, userId, creationId }: Key,
  { form, at, revision }: { form: CreationForm; at: Date; revision: number | undefined },
) {
  return tx
    .updateTable('creations')
    .set((row) => ({ form: JSON.stringify(form), changedAt: at, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('madeBy', '=', userId)
    .where('creationId', '=', creationId)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteCreation(tx: Transaction, { teamId, userId, creationId }: Key): Promise<void> {
  await tx
    .deleteFrom('creations')
    .where('teamId', '=', teamId)
    .where('madeBy', '=', userId)
    .where('creationId', '=', creationId)
    .execute();
}
