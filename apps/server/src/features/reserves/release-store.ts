import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import type { Book } from '../ledger/index.ts';

export type ReservedRow = {
  reserveId: number;
  campaignId: string;
  left: number;
  /** Of the ledger, so that the same standing is released once. */
  lastNumber: number;
  coveredMinor: number;
  worth: string | null;
  spentMinor: number;
  budgetMinor: number | null;
  isOpen: boolean;
  isHere: boolean;
  isRunning: boolean;
  endsAt: Date | null;
  hasStarted: boolean;
  endedAt: Date | null;
  changedAt: Date | null;
};

/** Campaigns with something left in their reserve; of a team all, or one. */
export async function listReserved(
  db: Connection,
  { teamId, currency }: Book,
  campaignIds?: readonly string[],
): Promise<ReservedRow[]> {
  const { rows } = await sql<ReservedRow>`
    select r.reserve_id, r.campaign_id::text, r.ended_at, last.left_over as left, last.number as last_number,
      coalesce(covered.budget_minor, 0) as covered_minor, covered.worth::text as worth,
      coalesce(spent.minor, 0)::bigint as spent_minor, spent.changed_at, g.total_budget_minor as budget_minor,
      exists (select from edits e where e.team_id = r.team_id and e.campaign_id = r.campaign_id
        and e.kind = 'campaign' and e.state in ('waiting', 'sent')) as is_open,
      (c.campaign_id is not null and not c.is_removed) as is_here,
      (c.apple ->> 'status') is distinct from 'PAUSED' as is_running, (case when c.apple ->> 'endTime' ~ '(Z|[+-][0-9]{2}:[0-9]{2})$' then c.apple ->> 'endTime'
        else (c.apple ->> 'endTime') || 'Z' end)::timestamptz as ends_at,
      (coalesce(spent.minor, 0) > 0 or exists (select from edits e where e.team_id = r.team_id
        and e.campaign_id = r.campaign_id and e.kind = 'campaign' and e.state = 'live'
        and e.after ->> 'status' = 'running')) as has_started
    from ledger_reserves r
    cross join lateral (
      select p.reserve_balance_after as left_over, p.number from ledger_postings p
      where p.team_id = r.team_id and p.currency = ${currency} and p.reserve_id = r.reserve_id
        and p.account = 'reserved' order by p.number desc, p.line desc limit 1) last
    left join lateral (
      select budget_minor, worth from reserve_coverages v
      where v.team_id = r.team_id and v.reserve_id = r.reserve_id order by v.number desc limit 1) covered on true
    left join lateral (
      select sum(d.spent_minor) as minor, max(d.changed_at) as changed_at from booked_days d
      where d.team_id = r.team_id and d.reserve_id = r.reserve_id) spent on true
    left join campaigns c on c.team_id = r.team_id and c.campaign_id = r.campaign_id
    left join ad_goals g on g.team_id = r.team_id and g.kind = 'campaign' and g.object_id = r.campaign_id
    where r.team_id = ${teamId} and last.left_over > 0
      ${campaignIds === undefined ? sql`` : sql`and r.campaign_id = any(${[...campaignIds]}::bigint[])`}
    order by r.reserve_id`.execute(db);
  return rows;
}

/** In the smallest unit of the team's currency, rounded up. */
export async function convertUp(db: Connection, minor: number, worth: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select ceil(${minor}::bigint * ${worth}::numeric)::bigint as amount`.execute(db);
  return rows[0]?.amount ?? 0;
}

export async function markEnded(
  tx: Transaction,
  teamId: number,
  reserveId: number,
  endedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('ledgerReserves')
    .set({ endedAt })
    .where('teamId', '=', teamId)
    .where('reserveId', '=', reserveId)
    .execute();
}

export async function listTeamsWithReserves(db: Connection): Promise<number[]> {
  const rows = await db.selectFrom('ledgerReserves').select('teamId').distinct().orderBy('teamId').execute();
  return rows.map(({ teamId }) => teamId);
}
