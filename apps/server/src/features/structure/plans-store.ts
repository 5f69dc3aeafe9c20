import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

type Key = { teamId: number; adamId: string };
export type PlanRow = {
  /** Null: as the team's. */
  nameTemplate: string | null;
  bidCeilingMinor: number | null;
  currency: string | null;
  revision: number;
};

/** In the place of an app: what the names of all of them follow. */
export const everyApp = '';

const columns = ['nameTemplate', 'bidCeilingMinor', 'currency', 'revision'] as const;

export async function findPlan(db: Connection, { teamId, adamId }: Key): Promise<PlanRow | undefined> {
  return db
    .selectFrom('structurePlans')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('adamId', '=', adamId)
    .executeTakeFirst();
}

/** Undefined where somebody else changed it since the revision that was seen. */
export async function putPlan(
  tx: Transaction,
  key: Key,
  seen: number,
  values: Omit<PlanRow, 'revision'> & { changedBy: number },
): Promise<PlanRow | undefined> {
  return tx
    .insertInto('structurePlans')
    .values({ ...key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['teamId', 'adamId'])
        .doUpdateSet({ ...values, revision: sql<number>`structure_plans.revision + 1` })
        .where('structurePlans.revision', '=', seen),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Since when each is there; those that are gone are forgotten. */
export async function keepFaults(
  tx: Transaction,
  { teamId, adamId }: Key,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    delete from structure_faults
    where team_id = ${teamId} and adam_id = ${adamId} and not key = any(${[...keys]}::text[])`.execute(tx);
  await sql`
    insert into structure_faults (team_id, adam_id, key, since)
    select ${teamId}::bigint, ${adamId}, one, ${at}::timestamptz from unnest(${[...keys]}::text[]) as one
    on conflict do nothing`.execute(tx);
  await sql`
    insert into structure_nights (team_id, adam_id, compared_at) values (${teamId}, ${adamId}, ${at})
    on conflict (team_id, adam_id) do update set compared_at = excluded.compared_at`.execute(tx);
}

export async function listSince(db: Connection, { teamId, adamId }: Key): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('structureFaults')
    .select(['key', 'since'])
    .where('teamId', '=', teamId)
    .where('adamId', '=', adamId)
    .execute();
  return new Map(rows.map(({ key, since }) => [key, since]));
}

export async function findComparedAt(db: Connection, { teamId, adamId }: Key): Promise<Date | undefined> {
  const row = await db
    .selectFrom('structureNights')
    .select('comparedAt')
    .where('teamId', '=', teamId)
    .where('adamId', '=', adamId)
    .executeTakeFirst();
  return row?.comparedAt;
}

/** Teams with campaigns at Apple. */
export async function listComparedTeams(db: Connection): Promise<number[]> {
  const { rows } = await sql<{ teamId: number }>`
    select distinct team_id from campaign_groups where detached_at is null order by team_id`.execute(db);
  return rows.map(({ teamId }) => teamId);
}
