import { sql } from 'kysely';
import type { OrderFacts } from '@tapwright/domain/managed-order-rules';
import type { Connection } from '../../platform/db/database.ts';
import type { OrderKey } from './orders-store.ts';

type Place = { teamId: number; campaignGroupId: number | null };

/** Campaigns of the order's campaign group. */
const ofGroup = ({ teamId, campaignGroupId }: Place) => sql`campaigns c
  join campaign_groups g on g.team_id = c.team_id and g.ad_account_id::bigint = c.ad_account_id
    and g.campaign_group_id = ${campaignGroupId}
  where c.team_id = ${teamId} and c.campaign_id > 0`;

/** Not over: without an end, or with one that is still to come. */
const isStanding = (now: Date) => sql`not c.is_removed and coalesce(
  (case when c.apple ->> 'endTime' ~ '(Z|[+-][0-9]{2}:[0-9]{2})$' then c.apple ->> 'endTime'
    else (c.apple ->> 'endTime') || 'Z' end)::timestamptz > ${now}, true)`;

const reserveLeft = sql`coalesce((select p.reserve_balance_after from ledger_reserves r
  join ledger_postings p on p.team_id = r.team_id and p.reserve_id = r.reserve_id and p.account = 'reserved'
  where r.team_id = c.team_id and r.campaign_id = c.campaign_id
  order by p.number desc, p.line desc limit 1), 0)`;

export async function readFacts(
  db: Connection,
  { teamId, orderId, campaignGroupId }: OrderKey & Place,
  now: Date,
): Promise<OrderFacts> {
  const place = { teamId, campaignGroupId };
  const proposal = sql`managed_order_messages m
    join change_sets s on s.team_id = m.team_id and s.change_set_id = m.change_set_id
    where m.team_id = ${teamId} and m.order_id = ${orderId}`;
  const { rows } = await sql<OrderFacts>`
    select exists (select from ${proposal} and s.state = 'proposed') as "isProposed",
      exists (select from ${proposal} and s.decided_at is not null and s.state in ('scheduled', 'sending', 'settled'))
        as "isApproved",
      exists (select from edits e where e.team_id = ${teamId} and e.kind = 'campaign' and e.state = 'live'
        and e.after ->> 'status' = 'running' and e.campaign_id in (select c.campaign_id from ${ofGroup(place)}))
        as "isStarted",
      exists (select from ${ofGroup(place)} and ${isStanding(now)} and c.apple ->> 'status' is distinct from 'PAUSED')
        as "isRunning"`.execute(db);
  return rows[0] ?? { isProposed: false, isApproved: false, isStarted: false, isRunning: false };
}

/** Something of it may spend, is on its way, waits to be approved, or keeps money for a later start. */
export async function isInUse(db: Connection, place: Place, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isInUse: boolean }>`
    select exists (select from ${ofGroup(place)} and ${isStanding(now)}
        and (c.apple ->> 'status' is distinct from 'PAUSED' or ${reserveLeft} > 0))
      or exists (select from edits e join campaign_groups g on g.team_id = e.team_id
        and g.ad_account_id::bigint = e.ad_account_id and g.campaign_group_id = ${place.campaignGroupId}
        where e.team_id = ${place.teamId} and e.state in ('waiting', 'sent')) as "isInUse"`.execute(db);
  return rows[0]?.isInUse === true;
}

/** In the team's currency, by the ledger. */
export async function readMoney(db: Connection, place: Place): Promise<{ spent: number; reserved: number }> {
  const { rows } = await sql<{ spent: number; reserved: number }>`
    select coalesce(sum(${reserveLeft}), 0)::bigint as reserved,
      coalesce(sum((select sum(p.amount) from ledger_reserves r join ledger_postings p
        on p.team_id = r.team_id and p.reserve_id = r.reserve_id and p.account = 'spent'
        where r.team_id = c.team_id and r.campaign_id = c.campaign_id)), 0)::bigint as spent
    from ${ofGroup(place)}`.execute(db);
  return rows[0] ?? { spent: 0, reserved: 0 };
}

export type MonthRow = { month: string; spendMicros: number; installs: number; changeSets: number };

/** Months in which something was spent or changed, in the ad account's own days and currency; the newest first. */
export async function listMonths(
  db: Connection,
  place: Place,
): Promise<{ currency: string | null; list: MonthRow[] }> {
  const { teamId, campaignGroupId } = place;
  if (campaignGroupId === null) return { currency: null, list: [] };
  const group = await db
    .selectFrom('campaignGroups')
    .select('currency')
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .executeTakeFirst();
  const { rows } = await sql<MonthRow>`
    select month, sum(spend_micros)::bigint as spend_micros, sum(installs)::bigint as installs,
      sum(change_sets)::int as change_sets
    from (
      select to_char(d.day, 'YYYY-MM') as month, d.spend_micros, d.tap_installs as installs, 0 as change_sets
      from campaign_days d
      where d.team_id = ${teamId} and d.zone = 'ORTZ' and d.campaign_id in (select c.campaign_id from ${ofGroup(place)})
      union all
      select to_char(s.committed_at, 'YYYY-MM'), 0, 0, 1
      from change_sets s
      where s.team_id = ${teamId} and s.committed_at is not null and exists (
        select from edits e where e.team_id = s.team_id and e.change_set_id = s.change_set_id
          and e.campaign_id in (select c.campaign_id from ${ofGroup(place)}))
    ) known
    group by month order by month desc limit 60`.execute(db);
  return { currency: group?.currency ?? null, list: rows };
}

/** Managed campaign groups of a team that no order was run in. */
export async function listFreeGroups(db: Connection, teamId: number) {
  return db
    .selectFrom('campaignGroups as g')
    .select(['g.campaignGroupId', 'g.name'])
    .where('g.teamId', '=', teamId)
    .where('g.deliveryMode', '=', 'managed')
    .where('g.detachedAt', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('managedOrders as o')
            .select('o.orderId')
            .whereRef('o.teamId', '=', 'g.teamId')
            .whereRef('o.campaignGroupId', '=', 'g.campaignGroupId'),
        ),
      ),
    )
    .orderBy('g.name')
    .execute();
}

/** Which of these ad accounts belong to the campaign group of an order. */
export async function listOrdersOfAccounts(
  db: Connection,
  teamId: number,
  adAccountIds: readonly string[],
): Promise<OrderKey[]> {
  if (adAccountIds.length === 0) return [];
  return db
    .selectFrom('managedOrders as o')
    .innerJoin('campaignGroups as g', (join) =>
      join.onRef('g.teamId', '=', 'o.teamId').onRef('g.campaignGroupId', '=', 'o.campaignGroupId'),
    )
    .select(['o.teamId', 'o.orderId'])
    .where('o.teamId', '=', teamId)
    .where('g.adAccountId', 'in', [...adAccountIds])
    .execute();
}

/** What was proposed for it and nobody has decided on. */
export async function listOpenProposals(db: Connection, { teamId, orderId }: OrderKey): Promise<number[]> {
  const rows = await db
    .selectFrom('managedOrderMessages as m')
    .innerJoin('changeSets as s', (join) =>
      join.onRef('s.teamId', '=', 'm.teamId').onRef('s.changeSetId', '=', 'm.changeSetId'),
    )
    .select('s.changeSetId')
    .where('m.teamId', '=', teamId)
    .where('m.orderId', '=', orderId)
    .where('s.state', '=', 'proposed')
    .execute();
  return rows.map(({ changeSetId }) => changeSetId);
}
