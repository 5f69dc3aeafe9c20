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
