import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import {
  coverage,
  type Coverage,
  type PassKind,
  passKinds,
  type SyncStep,
  syncStep,
} from './pass/sync-step.ts';

export type SyncAccountKey = { teamId: number; adAccountId: string };

const columns = [
  'teamId',
  'campaignGroupId',
  'currency',
  'timeZone',
  'running',
  'wantedAt',
  'changesReadUntil',
  'error',
  'failedAt',
  'failures',
  'retryAt',
] as const;

/** Campaign groups that are attached and have no account here yet; one attached again goes on. */
export async function adoptAttachedGroups(tx: Transaction): Promise<void> {
  await sql`
    insert into sync_accounts as known (team_id, ad_account_id, campaign_group_id, currency, time_zone)
    select team_id, ad_account_id::bigint, campaign_group_id, currency, time_zone
    from campaign_groups where detached_at is null
    order by team_id, ad_account_id
    on conflict (team_id, ad_account_id) do update set
      campaign_group_id = excluded.campaign_group_id, time_zone = excluded.time_zone
    where (known.campaign_group_id, known.time_zone)
      is distinct from (excluded.campaign_group_id, excluded.time_zone)`.execute(tx);
}

/** Those of campaign groups that are attached now. */
export async function listAttachedAccounts(db: Connection, teamId?: number) {
  return db
    .selectFrom('syncAccounts')
    .select(columns)
    .select(sql<string>`ad_account_id::text`.as('adAccountId'))
    .where(
      sql<boolean>`exists (select from campaign_groups g
        where g.team_id = sync_accounts.team_id and g.campaign_group_id = sync_accounts.campaign_group_id
          and g.detached_at is null)`,
    )
    .$if(teamId !== undefined, (query) => query.where('teamId', '=', teamId ?? 0))
    .orderBy('teamId')
    .orderBy('adAccountId')
    .execute();
}

export async function listGroupNames(db: Connection, teamId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('campaignGroups')
    .select(['campaignGroupId', 'name'])
    .where('teamId', '=', teamId)
    .execute();
  return new Map(rows.map(({ campaignGroupId, name }) => [campaignGroupId, name]));
}

/** Apple's number for the API user that reads this ad account, where it is known. */
export async function findOwnUserId(db: Connection, account: SyncAccountRow): Promise<string | undefined> {
  const row = await db
    .selectFrom('campaignGroups as g')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.teamId', '=', 'g.certificateTeamId').onRef('c.certificateId', '=', 'g.certificateId'),
    )
    .select('c.appleUserId')
    .where('g.teamId', '=', account.teamId)
    .where('g.campaignGroupId', '=', account.campaignGroupId)
    .executeTakeFirst();
  return row?.appleUserId ?? undefined;
}

export async function findSyncAccount(db: Connection, { teamId, adAccountId }: SyncAccountKey) {
  return db
    .selectFrom('syncAccounts')
    .select(columns)
    .select(sql<string>`ad_account_id::text`.as('adAccountId'))
    .where('teamId', '=', teamId)
    .where('adAccountId', '=', asId(adAccountId))
    .executeTakeFirst();
}
export type SyncAccountRow = NonNullable<Awaited<ReturnType<typeof findSyncAccount>>>;

/** A bigint as text of digits: exact whatever its size. */
export const asId = (id: string) => sql<number>`${id}::bigint`;

export async function insertSyncAccount(
  tx: Transaction,
  account: SyncAccountKey & { campaignGroupId: number; currency: string; timeZone: string },
): Promise<void> {
  const { teamId, adAccountId, campaignGroupId, currency, timeZone } = account;
  await tx
    .insertInto('syncAccounts')
    .values({ teamId, adAccountId: asId(adAccountId), campaignGroupId, currency, timeZone })
    .onConflict((conflict) =>
      conflict.columns(['teamId', 'adAccountId']).doUpdateSet({ campaignGroupId, currency, timeZone }),
    )
    .execute();
}

/** Whoever plans or ends a pass does so alone. */
export async function lockSyncAccount(tx: Transaction, key: SyncAccountKey) {
  return tx
    .selectFrom('syncAccounts')
    .select(['running', 'wantedAt'])
    .where(isOf(key))
    .forUpdate()
    .executeTakeFirst();
}

const isOf = ({ teamId, adAccountId }: SyncAccountKey) =>
  sql<boolean>`team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint`;

export type AccountChange = Partial<{
  running: PassKind | null;
  wantedAt: Date | null;
  changesReadUntil: Date;
  error: string | null;
  failedAt: Date | null;
  failures: number;
  retryAt: Date | null;
}>;

export async function updateSyncAccount(db: Connection, key: SyncAccountKey, change: AccountChange) {
  await db.updateTable('syncAccounts').set(change).where(isOf(key)).execute();
}

export async function listPasses(db: Connection, key: SyncAccountKey) {
  const rows = await db
    .selectFrom('syncPasses')
    .select(['kind', 'startedAt', 'succeededAt', 'stepsDone', 'stepsPlanned', 'rowsWritten', 'covers'])
    .where(isOf(key))
    .execute();
  return rows.map(({ kind, covers, ...row }) => ({
    ...row,
    kind: z.parse(z.enum(passKinds), kind),
    covers: z.parse(z.array(coverage), covers),
  }));
}
export type SyncPass = Awaited<ReturnType<typeof listPasses>>[number];

export type PlannedPass = { kind: PassKind; startedAt: Date; steps: readonly SyncStep[]; covers: Coverage[] };

export async function beginPass(tx: Transaction, key: SyncAccountKey, pass: PlannedPass): Promise<void> {
  const { kind, startedAt, steps, covers } = pass;
  const fresh = { startedAt, stepsDone: 0, stepsPlanned: 0, rowsWritten: 0, covers: JSON.stringify(covers) };
  await tx
    .insertInto('syncPasses')
    .values({ teamId: key.teamId, adAccountId: asId(key.adAccountId), kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['teamId', 'adAccountId', 'kind']).doUpdateSet(fresh))
    .execute();
  await updateSyncAccount(tx, key, { running: kind });
  await addSteps(tx, key, kind, { steps, rowCount: 0 });
}

/** More to do, and what was written so far. */
export async function addSteps(
  tx: Transaction,
  { teamId, adAccountId }: SyncAccountKey,
  kind: PassKind,
  { steps, rowCount }: { steps: readonly SyncStep[]; rowCount: number },
): Promise<void> {
  if (steps.length > 0)
    await sql`
      insert into sync_steps (team_id, ad_account_id, step)
      select ${teamId}, ${adAccountId}::bigint, step
      from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) with ordinality as s (step, place)
      order by place`.execute(tx);
  await sql`
    update sync_passes set steps_planned = steps_planned + ${steps.length}, rows_written = rows_written + ${rowCount}
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and kind = ${kind}`.execute(tx);
}

export async function listNextSteps(db: Connection, key: SyncAccountKey, max: number) {
  const rows = await db
    .selectFrom('syncSteps')
    .select(['stepId', 'step'])
    .where(isOf(key))
    .orderBy('stepId')
    .limit(max)
    .execute();
  return rows.map(({ stepId, step }) => ({ stepId, step: z.parse(syncStep, step) }));
}
export type NextStep = Awaited<ReturnType<typeof listNextSteps>>[number];

/** False when somebody else has done it meanwhile: then nothing of this transaction may stay. */
export async function endStep(
  tx: Transaction,
  key: SyncAccountKey,
  { kind, stepId }: { kind: PassKind; stepId: number },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('syncSteps')
    .where(isOf(key))
    .where('stepId', '=', stepId)
    .returning('stepId')
    .executeTakeFirst();
  if (gone === undefined) return false;
  await sql`
    update sync_passes set steps_done = steps_done + 1
    where team_id = ${key.teamId} and ad_account_id = ${key.adAccountId}::bigint and kind = ${kind}`.execute(
    tx,
  );
  return true;
}

/** Days up to this one are not asked for as totals in the pass that is under way, and are none of what it covers. */
export async function dropTotals(tx: Transaction, key: SyncAccountKey, until: string): Promise<0> {
  const isDropped = (json: string) =>
    sql`(${sql.raw(json)} ->> 'asTotal' = 'true' and ${sql.raw(json)} ->> 'from' <= ${until})`;
  await sql`
    with gone as (delete from sync_steps where ${isOf(key)} and ${isDropped('step')} returning step_id)
    update sync_passes set
      steps_planned = steps_planned - (select count(*) from gone),
      covers = (select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(covers) c where ${isDropped('c')} is not true)
    where ${isOf(key)} and kind = 'nightly'`.execute(tx);
  return 0;
}

export const noFailure = { error: null, failedAt: null, failures: 0, retryAt: null } as const;

/** Without `succeededAt` it is over, and what it was to bring did not come. */
export async function endPass(
  tx: Transaction,
  key: SyncAccountKey,
  kind: PassKind,
  succeededAt: Date | undefined,
): Promise<void> {
  if (succeededAt)
    await tx
      .updateTable('syncPasses')
      .set({ succeededAt })
      .where(isOf(key))
      .where('kind', '=', kind)
      .execute();
  await updateSyncAccount(tx, key, { running: null, ...noFailure });
}
