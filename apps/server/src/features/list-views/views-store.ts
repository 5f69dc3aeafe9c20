import { listNames, type ListName } from '@tapwright/contracts/list-layouts';
import { savedView, type SavedView } from '@tapwright/contracts/list-views';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../platform/db/database.ts';

type Key = { teamId: number; viewId: number };
export type ViewRow = Key &
  Pick<SavedView, 'list' | 'name' | 'search' | 'isShared' | 'revision'> & {
    madeBy: number;
    nickName: string;
  };

const withMaker = (db: Connection) =>
  db
    .selectFrom('listViews')
    .innerJoin('users', 'users.userId', 'listViews.madeBy')
    .select([
      'listViews.teamId',
      'listViews.viewId',
      'listViews.madeBy',
      'listViews.list',
      'listViews.name',
      'listViews.search',
      'listViews.isShared',
      'listViews.revision',
      'users.nickName',
    ]);

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof withMaker>['executeTakeFirst']>>>;

const readRow = (row: Stored): ViewRow => ({
  ...row,
  list: z.parse(z.enum(listNames), row.list),
  search: z.parse(savedView.shape.search, row.search),
});

/** Somebody's own and the shared ones, by name. */
export async function listViewsFor(db: Connection, teamId: number, userId: number): Promise<ViewRow[]> {
  const rows = await withMaker(db)
    .where('listViews.teamId', '=', teamId)
    .where((row) => row.or([row('listViews.madeBy', '=', userId), row('listViews.isShared', '=', true)]))
    .orderBy(sql`lower(list_views.name)`)
    .orderBy('listViews.viewId')
    .execute();
  return rows.map(readRow);
}

export async function lockView(tx: Transaction, { teamId, viewId }: Key): Promise<ViewRow | undefined> {
  const row = await withMaker(tx)
    .where('listViews.teamId', '=', teamId)
    .where('listViews.viewId', '=', viewId)
    .forUpdate('listViews')
    .executeTakeFirst();
  return row && readRow(row);
}

/** One transaction at a time counts and adds. */
export async function countViews(tx: Transaction, teamId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of team ${teamId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('listViews')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}

type Values = { name: string; search: SavedView['search']; isShared: boolean };

export async function insertView(
  tx: Transaction,
  of: { teamId: number; madeBy: number; list: ListName },
  { search, ...values }: Values,
): Promise<number> {
  const { viewId } = await tx
    .insertInto('listViews')
    .values({ ...of, ...values, search: JSON.stringify(search) })
    .returning('viewId')
    .executeTakeFirstOrThrow();
  return viewId;
}

export async function updateView(
  tx: Transaction,
  { teamId, viewId }: Key,
  { search, ...values }: Values,
): Promise<void> {
  await tx
    .updateTable('listViews')
    .set((row) => ({ ...values, search: JSON.stringify(search), revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('viewId', '=', viewId)
    .execute();
}

export async function deleteView(tx: Transaction, { teamId, viewId }: Key): Promise<void> {
  await tx.deleteFrom('listViews').where('teamId', '=', teamId).where('viewId', '=', viewId).execute();
}
