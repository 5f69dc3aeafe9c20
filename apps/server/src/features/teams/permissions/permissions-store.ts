import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';

/** One transaction at a time compares and writes; also the first one, which finds no row to lock. */
export async function lockKnownPermissions(tx: Transaction): Promise<void> {
  await sql`lock table known_permissions in share row exclusive mode`.execute(tx);
}

export async function listKnownPermissions(
  tx: Transaction,
): Promise<{ role: string; grants: Record<string, string> }[]> {
  return tx
    .selectFrom('knownPermissions')
    .select(['role', 'grants'])
    .$narrowType<{ grants: Record<string, string> }>()
    .execute();
}

export async function replaceKnownPermissions(
  tx: Transaction,
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  await tx
    .insertInto('knownPermissions')
    .values(Object.entries(table).map(([role, grants]) => ({ role, grants: JSON.stringify(grants) })))
    .onConflict((conflict) =>
      conflict.column('role').doUpdateSet((row) => ({ grants: row.ref('excluded.grants') })),
    )
    .execute();
}
