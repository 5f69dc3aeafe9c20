import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export async function isDemoMade(db: Connection): Promise<boolean> {
  return (await db.selectFrom('demoTeams').select('teamId').limit(1).executeTakeFirst()) !== undefined;
}

export async function noteDemoMade(tx: Transaction, teamId: number, madeAt: Date): Promise<void> {
  await tx
    .insertInto('demoTeams')
    .values({ teamId, madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One process at a time asks for it. */
export async function lockDemo(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo team', 0))`.execute(tx);
}
