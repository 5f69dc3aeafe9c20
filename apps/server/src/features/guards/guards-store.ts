import type { GuardName } from '@tapwright/domain/guard-rules';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type GuardedCampaign = {
  teamId: number;
  campaignId: string;
  campaignGroupId: number;
  name: string;
  currency: string;
  isPaidByUs: boolean;
  isRunning: boolean;
  totalBudget: number | null;
  cpaGoal: number | null;
  pausesAtGoal: boolean;
  /** Millionths: all there is, and of the settled days. */
  spendMicros: number;
  settledMicros: number;
  settledInstalls: number;
  /** In the team's currency. */
  left: number;
};

/** Spend of all time: the running sum of each year, and what Apple reports only as weeks and months. */
const spentEver = sql`(
  select sum(spend_micros) from (
    (select distinct on (date_trunc('year', m.month)) m.spend_micros from campaign_months m
      where m.team_id = c.team_id and m.zone = 'ORTZ' and m.campaign_id = c.campaign_id
      order by date_trunc('year', m.month), m.month desc)
    union all
    (select p.spend_micros from campaign_periods p
      where p.team_id = c.team_id and p.zone = 'ORTZ' and p.campaign_id = c.campaign_id)
  ) known)`;

/**
 * Campaigns with a guard of their own, and those that we pay for; with nothing of theirs on its way to Apple. One that is
 * being made may be read from Apple before its reserve is under Apple's id.
 */
export async function listGuardedCampaigns(
  db: Connection,
  { from, until }: { from: string; until: string },
): Promise<GuardedCampaign[]> {
  const settled = (column: string) => sql`coalesce((
    select sum(${sql.raw(column)}) from campaign_days d
    where d.team_id = c.team_id and d.zone = 'ORTZ' and d.campaign_id = c.campaign_id
      and d.day between ${from}::date and ${until}::date), 0)::bigint`;
  const { rows } = await sql<GuardedCampaign>`
    select c.team_id, c.campaign_id::text, g.campaign_group_id, c.name, g.currency,
      g.delivery_mode <> 'collaborative' as is_paid_by_us,
      c.apple ->> 'status' is distinct from 'PAUSED' as is_running,
      goals.total_budget_minor as total_budget, goals.cpa_goal_minor as cpa_goal,
      coalesce(goals.pauses_at_goal, false) as pauses_at_goal,
      coalesce(${spentEver}, 0)::bigint as spend_micros,
      ${settled('spend_micros')} as settled_micros, ${settled('tap_installs')} as settled_installs,
      coalesce((select p.reserve_balance_after from ledger_reserves r
        join ledger_postings p on p.team_id = r.team_id and p.reserve_id = r.reserve_id and p.account = 'reserved'
        where r.team_id = c.team_id and r.campaign_id = c.campaign_id
        order by p.number desc, p.line desc limit 1), 0) as left
    from campaigns c
    join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text and g.detached_at is null
    left join ad_goals goals on goals.team_id = c.team_id and goals.kind = 'campaign' and goals.object_id = c.campaign_id
    where not c.is_removed and c.campaign_id > 0
      and (goals.total_budget_minor is not null or goals.cpa_goal_minor is not null or g.delivery_mode <> 'collaborative')
      and not exists (select from edits e where e.team_id = c.team_id and e.kind = 'campaign'
        and e.state in ('waiting', 'sent')
        and (e.campaign_id = c.campaign_id or e.intent = 'create' and e.ad_account_id = c.ad_account_id))
    order by c.team_id, c.campaign_id`.execute(db);
  return rows;
}

export type CappedCampaign = {
  teamId: number;
  campaignId: string;
  campaignGroupId: number;
  name: string;
  capMicros: number;
  spendMicros: number;
};

/** Campaigns that run up to a cap a day, with the most that one spent on a day since this one. */
export async function listCappedCampaigns(db: Connection, from: string): Promise<CappedCampaign[]> {
  const { rows } = await sql<CappedCampaign>`
    select c.team_id, c.campaign_id::text, g.campaign_group_id, c.name, cap.micros as cap_micros,
      coalesce((select max(d.spend_micros) from campaign_days d
        where d.team_id = c.team_id and d.zone = 'ORTZ' and d.campaign_id = c.campaign_id
          and d.day >= ${from}::date), 0)::bigint as spend_micros
    from campaigns c
    join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text and g.detached_at is null
    cross join lateral (
      select ((c.apple #>> '{dailyBudget,value,amount}')::numeric * 1000000)::bigint as micros
    ) cap
    where not c.is_removed and c.campaign_id > 0 and cap.micros > 0
      and c.apple ->> 'status' is distinct from 'PAUSED'
    order by c.team_id, c.campaign_id`.execute(db);
  return rows;
}

export type GuardedGroup = {
  teamId: number;
  campaignGroupId: number;
  name: string;
  currency: string;
  totalBudget: number;
  spendMicros: number;
  runningIds: string[];
};

export async function listGuardedGroups(db: Connection): Promise<GuardedGroup[]> {
  const { rows } = await sql<GuardedGroup>`
    select g.team_id, g.campaign_group_id, g.name, g.currency, g.total_budget_minor as total_budget,
      coalesce(sum(${spentEver}), 0)::bigint as spend_micros,
      coalesce(array_agg(c.campaign_id::text) filter (where not c.is_removed
        and c.apple ->> 'status' is distinct from 'PAUSED'), '{}') as running_ids
    from campaign_groups g
    join campaigns c on c.team_id = g.team_id and c.ad_account_id = g.ad_account_id::bigint and c.campaign_id > 0
    where g.total_budget_minor is not null and g.detached_at is null
    group by g.team_id, g.campaign_group_id
    order by g.team_id, g.campaign_group_id`.execute(db);
  return rows;
}

export type PayingTeam = { teamId: number; currency: string; available: number; spentInWeek: number };

/** Teams of which something runs that we pay for. */
export async function listPayingTeams(db: Connection, from: string): Promise<PayingTeam[]> {
  const { rows } = await sql<PayingTeam>`
    select b.team_id, b.currency,
      coalesce((select p.balance_after from ledger_postings p
        where p.team_id = b.team_id and p.currency = b.currency and p.account = 'available'
        order by p.number desc, p.line desc limit 1), 0) as available,
      coalesce((select sum(p.amount) from ledger_postings p
        where p.team_id = b.team_id and p.currency = b.currency and p.account = 'spent'
          and p.effective_on >= ${from}::date), 0)::bigint as spent_in_week
    from ledger_books b
    where exists (select from campaign_groups g where g.team_id = b.team_id and g.delivery_mode <> 'collaborative'
      and g.detached_at is null)
    order by b.team_id`.execute(db);
  return rows;
}

export type Told = { teamId: number; guard: GuardName; subjectId: number };

/** Up to what people were told; 0 where they were not. */
export async function findToldLevel(tx: Transaction, { teamId, guard, subjectId }: Told): Promise<number> {
  const row = await tx
    .selectFrom('guardLevels')
    .select('level')
    .where('teamId', '=', teamId)
    .where('guard', '=', guard)
    .where('subjectId', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();
  return row?.level ?? 0;
}

export async function putToldLevel(
  tx: Transaction,
  { level, reachedAt, ...key }: Told & { level: number; reachedAt: Date },
): Promise<void> {
  if (level === 0) {
    await tx
      .deleteFrom('guardLevels')
      .where('teamId', '=', key.teamId)
      .where('guard', '=', key.guard)
      .where('subjectId', '=', key.subjectId)
      .execute();
    return;
  }
  await tx
    .insertInto('guardLevels')
    .values({ ...key, level, reachedAt })
    .onConflict((conflict) =>
      conflict.columns(['teamId', 'guard', 'subjectId']).doUpdateSet({ level, reachedAt }),
    )
    .execute();
}

/** Those who are paused or told by now stay as they are; only levels that differ are written. */
export async function listToldLevels(db: Connection): Promise<Map<string, number>> {
  const rows = await db.selectFrom('guardLevels').select(['teamId', 'guard', 'subjectId', 'level']).execute();
  return new Map(
    rows.map(({ teamId, guard, subjectId, level }) => [`${teamId} ${guard} ${subjectId}`, level]),
  );
}
