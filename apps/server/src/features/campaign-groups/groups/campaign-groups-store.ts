import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

const columns = [
  'teamId',
  'campaignGroupId',
  'certificateTeamId',
  'certificateId',
  'adAccountId',
  'appleOrgId',
  'appleName',
  'name',
  'deliveryMode',
  'currency',
  'timeZone',
  'paymentModel',
  'appleRoles',
  'totalBudgetMinor',
  'cpaGoalMinor',
  'attachedAt',
  'detachedAt',
  'revision',
] as const;

export async function findCampaignGroup(db: Connection, teamId: number, campaignGroupId: number) {
  return db
    .selectFrom('campaignGroups')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .executeTakeFirst();
}
export type CampaignGroupRow = NonNullable<Awaited<ReturnType<typeof findCampaignGroup>>>;

/** Those attached now, by name; `only` these where the reader's scope says so. */
export async function listCampaignGroups(
  db: Connection,
  teamId: number,
  only?: readonly number[],
): Promise<CampaignGroupRow[]> {
  if (only?.length === 0) return [];
  return db
    .selectFrom('campaignGroups')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('detachedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where('campaignGroupId', 'in', only ?? []))
    .orderBy('name')
    .orderBy('campaignGroupId')
    .execute();
}

export async function lockCampaignGroup(
  tx: Transaction,
  teamId: number,
  campaignGroupId: number,
): Promise<CampaignGroupRow | undefined> {
  return tx
    .selectFrom('campaignGroups')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .where('detachedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findAttachedForShare(
  tx: Transaction,
  teamId: number,
  campaignGroupId: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('campaignGroups')
    .select('campaignGroupId')
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .where('detachedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The rows a team has of these ad accounts, attached or not. */
export async function listGroupsOfAdAccounts(
  db: Connection,
  teamId: number,
  adAccountIds: readonly string[],
): Promise<Map<string, CampaignGroupRow>> {
  if (adAccountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaignGroups')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('adAccountId', 'in', adAccountIds)
    .execute();
  return new Map(rows.map((row) => [row.adAccountId, row]));
}

/** Which of them are attached to another team; not to which. */
export async function listAttachedElsewhere(
  db: Connection,
  teamId: number,
  adAccountIds: readonly string[],
): Promise<Set<string>> {
  if (adAccountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('campaignGroups')
    .select('adAccountId')
    .where('adAccountId', 'in', adAccountIds)
    .where('teamId', '<>', teamId)
    .where('detachedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ adAccountId }) => adAccountId));
}

/** Held until the end of the transaction, so that it is not removed while ad accounts are hung on it. */
export async function lockUsableCertificate(
  tx: Transaction,
  teamId: number,
  certificateId: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('certificates')
    .select('certificateId')
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('state', 'in', ['bound', 'refused'])
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export type NewCampaignGroup = Omit<
  CampaignGroupRow,
  'campaignGroupId' | 'deliveryMode' | 'certificateTeamId' | 'attachedAt' | 'detachedAt' | 'revision'
> & { deliveryMode?: 'selfService' | 'managed' };

/**
 * A new row, or the one the team had of this ad account with its history. Of two teams at once the unique index
 * lets one through; the other waits for it here and then hears `elsewhere`.
 */
export async function attachCampaignGroup(
  tx: Transaction,
  group: NewCampaignGroup,
  attachedAt: Date,
): Promise<CampaignGroupRow | 'elsewhere' | 'nameTaken'> {
  const { teamId, adAccountId, name } = group;
  await lockAdAccount(tx, adAccountId);
  if ((await listAttachedElsewhere(tx, teamId, [adAccountId])).size > 0) return 'elsewhere';
  const known = (await listGroupsOfAdAccounts(tx, teamId, [adAccountId])).get(adAccountId);
  if (await isNameTaken(tx, { teamId, name, except: known?.campaignGroupId ?? 0 })) return 'nameTaken';
  const values = { ...group, attachedAt, detachedAt: null };
  if (known !== undefined) return updateCampaignGroup(tx, known, values);
  return tx.insertInto('campaignGroups').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** One transaction at a time attaches an ad account, whichever team asks. */
async function lockAdAccount(tx: Transaction, adAccountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ad account ${adAccountId}`}, 0))`.execute(tx);
}

export async function isNameTaken(
  db: Connection,
  { teamId, name, except }: { teamId: number; name: string; except: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('campaignGroups')
    .select('campaignGroupId')
    .where('teamId', '=', teamId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('detachedAt', 'is', null)
    .where('campaignGroupId', '<>', except)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCampaignGroup(
  tx: Transaction,
  { teamId, campaignGroupId }: { teamId: number; campaignGroupId: number },
  change: Partial<NewCampaignGroup> & { attachedAt?: Date; detachedAt?: Date | null },
): Promise<CampaignGroupRow> {
  return tx
    .updateTable('campaignGroups')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Those that no team ever had: what another one's history hangs on is not given again. */
export async function listUnusedAdAccounts(
  db: Connection,
  adAccountIds: readonly string[],
): Promise<string[]> {
  if (adAccountIds.length === 0) return [];
  const rows = await db
    .selectFrom('campaignGroups')
    .select('adAccountId')
    .where('adAccountId', 'in', adAccountIds)
    .execute();
  const used = new Set(rows.map(({ adAccountId }) => adAccountId));
  return adAccountIds.filter((id) => !used.has(id));
}

/** Whether something in it may spend, or has money reserved. */
export async function isGroupInUse(
  db: Connection,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
): Promise<boolean> {
  const { rows } = await sql<{ isInUse: boolean }>`
    select exists (select from campaigns c
      where c.team_id = ${teamId} and c.ad_account_id = ${adAccountId}::bigint and (
        not c.is_removed and c.apple ->> 'status' is distinct from 'PAUSED'
        or exists (select from edits e where e.team_id = c.team_id and e.campaign_id = c.campaign_id
          and e.state in ('waiting', 'sent'))
        or coalesce((select p.reserve_balance_after from ledger_reserves r
          join ledger_postings p on p.team_id = r.team_id and p.reserve_id = r.reserve_id and p.account = 'reserved'
          where r.team_id = c.team_id and r.campaign_id = c.campaign_id
          order by p.number desc, p.line desc limit 1), 0) > 0
      )) as "isInUse"`.execute(db);
  return rows[0]?.isInUse === true;
}

/** In which the attached ad accounts count their days. */
export async function listAttachedZones(db: Connection, teamId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('campaignGroups')
    .select('timeZone')
    .distinct()
    .where('teamId', '=', teamId)
    .where('detachedAt', 'is', null)
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}
