import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export const tables = {
  campaign: { table: 'campaigns', id: 'campaign_id' },
  adGroup: { table: 'ad_groups', id: 'ad_group_id' },
  keyword: { table: 'keywords', id: 'keyword_id' },
  negativeKeyword: { table: 'negative_keywords', id: 'negative_keyword_id' },
  ad: { table: 'ads', id: 'ad_id' },
} as const satisfies Record<AdKind, { table: string; id: string }>;

export type AdRow = {
  id: string;
  adAccountId: string;
  campaignId: string;
  /** Itself, of an ad group. */
  adGroupId: string | null;
  apple: object;
  isArchived: boolean;
  isRemoved: boolean;
};
type By = 'id' | 'ad_account_id' | 'campaign_id' | 'ad_group_id';

/** Rows of one kind by their own ids, or by what they lie in; then without removed ones unless these are wanted. */
export async function listAds(
  db: Connection,
  teamId: number,
  kind: AdKind,
  by: By,
  ids: readonly string[],
  withRemoved = by === 'id',
): Promise<AdRow[]> {
  if (ids.length === 0) return [];
  const { table, id } = tables[kind];
  const { rows } = await sql<AdRow>`
    select ${sql.raw(id)}::text as id, ad_account_id::text, campaign_id::text,
      ${sql.raw(kind === 'campaign' ? 'null' : 'ad_group_id')}::text as ad_group_id, apple,
      ${sql.raw(kind === 'campaign' || kind === 'adGroup' ? 'is_archived' : 'false')} as is_archived, is_removed
    from ${sql.raw(table)}
    where team_id = ${teamId} and ${sql.raw(by === 'id' ? id : by)} = any(${[...ids]}::bigint[])
      ${withRemoved ? sql`` : sql`and not is_removed`}`.execute(db);
  return rows;
}

export type GoalRow = {
  objectId: string;
  totalBudgetMinor: number | null;
  cpaGoalMinor: number | null;
  pausesAtGoal: boolean;
};

export async function listGoals(
  db: Connection,
  teamId: number,
  kind: 'campaign' | 'adGroup',
  ids: readonly string[],
): Promise<GoalRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GoalRow>`
    select object_id::text, total_budget_minor, cpa_goal_minor, pauses_at_goal from ad_goals
    where team_id = ${teamId} and kind = ${kind} and object_id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Only what is named changes. */
export async function putGoals(
  db: Connection,
  teamId: number,
  rows: readonly {
    kind: string;
    objectId: string;
    totalBudget?: number | null | undefined;
    cpaGoal?: number | null | undefined;
    pausesAtGoal?: boolean | undefined;
  }[],
): Promise<void> {
  for (const { kind, objectId, totalBudget, cpaGoal, pausesAtGoal } of rows)
    await sql`
      insert into ad_goals as known (team_id, kind, object_id, total_budget_minor, cpa_goal_minor, pauses_at_goal)
      values (${teamId}, ${kind}, ${objectId}::bigint, ${totalBudget ?? null}, ${cpaGoal ?? null},
        ${pausesAtGoal ?? false})
      on conflict (team_id, kind, object_id) do update set
        total_budget_minor = ${totalBudget === undefined ? sql`known.total_budget_minor` : sql`excluded.total_budget_minor`},
        cpa_goal_minor = ${cpaGoal === undefined ? sql`known.cpa_goal_minor` : sql`excluded.cpa_goal_minor`},
        pauses_at_goal = ${pausesAtGoal === undefined ? sql`known.pauses_at_goal` : sql`excluded.pauses_at_goal`}`.execute(
      db,
    );
}

export type AccountRow = {
  adAccountId: string;
  campaignGroupId: number;
  name: string;
  currency: string;
  timeZone: string;
  deliveryMode: string;
  appleRoles: string[];
};

/** Of attached campaign groups. */
export async function listAccounts(
  db: Connection,
  teamId: number,
  adAccountIds: readonly string[],
): Promise<AccountRow[]> {
  return listAccountsFor(db, teamId, { adAccountIds, campaignGroupIds: [] });
}

/** The same by either of their ids. */
export async function listAccountsFor(
  db: Connection,
  teamId: number,
  {
    adAccountIds,
    campaignGroupIds,
  }: { adAccountIds: readonly string[]; campaignGroupIds: readonly number[] },
): Promise<AccountRow[]> {
  if (adAccountIds.length + campaignGroupIds.length === 0) return [];
  return db
    .selectFrom('campaignGroups')
    .select(['adAccountId', 'campaignGroupId', 'name', 'currency', 'timeZone', 'deliveryMode', 'appleRoles'])
    .where('teamId', '=', teamId)
    .where((group) =>
      group.or([
        ...(adAccountIds.length === 0 ? [] : [group('adAccountId', 'in', adAccountIds)]),
        ...(campaignGroupIds.length === 0 ? [] : [group('campaignGroupId', 'in', campaignGroupIds)]),
      ]),
    )
    .where('detachedAt', 'is', null)
    .execute();
}

/** Ours alone, so nothing of Apple's changes with it. */
export async function markArchived(
  db: Connection,
  teamId: number,
  kind: 'campaign' | 'adGroup',
  ids: readonly string[],
  isArchived: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  const { table, id } = tables[kind];
  await sql`
    update ${sql.raw(table)} set is_archived = ${isArchived}
    where team_id = ${teamId} and ${sql.raw(id)} = any(${[...ids]}::bigint[])`.execute(db);
}

/** Gone at Apple, which says no more of it than that. */
export async function markGone(
  db: Connection,
  teamId: number,
  kind: AdKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table, id } = tables[kind];
  await sql`
    update ${sql.raw(table)} set is_removed = true, apple = apple || '{"deleted": true}'
    where team_id = ${teamId} and ${sql.raw(id)} = any(${[...ids]}::bigint[])`.execute(db);
}

/** What goes with a campaign or an ad group that was removed. */
export async function markContentsRemoved(
  db: Connection,
  teamId: number,
  parent: 'campaign_id' | 'ad_group_id',
  ids: readonly string[],
): Promise<void> {
  const inside = ['keywords', 'negative_keywords', 'ads'];
  for (const table of parent === 'campaign_id' ? ['ad_groups', ...inside] : inside)
    await sql`
      update ${sql.raw(table)} set is_removed = true
      where team_id = ${teamId} and ${sql.raw(parent)} = any(${[...ids]}::bigint[]) and not is_removed`.execute(
      db,
    );
}
