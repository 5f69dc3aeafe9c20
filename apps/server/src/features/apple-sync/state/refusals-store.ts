import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { asId, type SyncAccountKey } from '../sync-store.ts';
import { type PassKind, passKinds, type SyncStep, syncStep } from '../pass/sync-step.ts';

const isOf = ({ teamId, adAccountId }: SyncAccountKey) =>
  sql<boolean>`team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint`;

/** How often it has failed by now; undefined when it is done meanwhile. */
export async function countStepFailure(
  tx: Transaction,
  key: SyncAccountKey,
  stepId: number,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('syncSteps')
    .set((step) => ({ failures: step('failures', '+', 1) }))
    .where(isOf(key))
    .where('stepId', '=', stepId)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures;
}

export type NewRefusal = { kind: PassKind; step: SyncStep; error: string; refusedAt: Date };

export async function insertRefusal(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
  { kind, step, error, refusedAt }: NewRefusal,
): Promise<void> {
  const asText = JSON.stringify(step);
  await tx
    .insertInto('syncRefusals')
    .values({ teamId, adAccountId: asId(adAccountId), kind, step: asText, error, refusedAt })
    .execute();
}

export async function listRefusals(db: Connection, key: SyncAccountKey) {
  const rows = await db
    .selectFrom('syncRefusals')
    .select(['kind', 'step', 'error'])
    .where(isOf(key))
    .orderBy('refusalId')
    .execute();
  return rows.map(({ kind, step, error }) => ({
    kind: z.parse(z.enum(passKinds), kind),
    step: z.parse(syncStep, step),
    error,
  }));
}
export type SyncRefusal = Awaited<ReturnType<typeof listRefusals>>[number];

export async function deleteRefusals(
  tx: Transaction,
  key: SyncAccountKey,
  kinds: readonly PassKind[],
): Promise<void> {
  await tx.deleteFrom('syncRefusals').where(isOf(key)).where('kind', 'in', kinds).execute();
}
