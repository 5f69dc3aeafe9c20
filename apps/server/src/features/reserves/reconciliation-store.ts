import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import type { Book } from '../ledger/index.ts';

export type ComparedDay = {
  campaignGroupId: number;
  name: string;
  day: string;
  booked: number;
  /** Sums of each campaign's day, rounded as it is booked; null where one has no rate. */
  reported: number | null;
  isReported: boolean;
  bookedAt: Date | null;
};

/** From the ledger's own postings, not from what was noted beside them. The newest day first. */
export async function listComparedDays(
  db: Connection,
  { teamId, currency }: Book,
  { from, to }: { from: string; to: string },
): Promise<ComparedDay[]> {
  const converted = sql.raw(currency === 'CNY' ? 'spend_cny_micros' : 'spend_usd_micros');
  // Half to the even one, as each campaign's day is booked.
  const minor = sql`case when mod(${converted}, 10000) = 5000 and mod(div(${converted}, 10000), 2) = 0
    then div(${converted}, 10000) else round(${converted}::numeric / 10000) end`;
  const { rows } = await sql<ComparedDay>`
    with paid as (
      select campaign_group_id, name, ad_account_id::bigint as ad_account_id from campaign_groups
      where team_id = ${teamId} and delivery_mode <> 'collaborative'
    ), reported as (
      select d.ad_account_id, d.day,
        case when bool_or(${converted} is null and spend_micros > 0) then null
          else sum(coalesce(${minor}, 0)) end as reported
      from campaign_days d join paid using (ad_account_id)
      where d.team_id = ${teamId} and d.zone = 'ORTZ' and d.day between ${from}::date and ${to}::date
      group by d.ad_account_id, d.day
    ), booked as (
      select c.ad_account_id, p.effective_on as day, sum(p.amount) as booked, max(b.changed_at) as booked_at
      from ledger_postings p
      join ledger_reserves r on r.team_id = p.team_id and r.reserve_id = p.reserve_id
      join campaigns c on c.team_id = r.team_id and c.campaign_id = r.campaign_id
      left join booked_days b on b.team_id = p.team_id and b.reserve_id = p.reserve_id and b.day = p.effective_on
      where p.team_id = ${teamId} and p.currency = ${currency} and p.account = 'spent'
        and p.effective_on between ${from}::date and ${to}::date
      group by c.ad_account_id, p.effective_on
    )
    select paid.campaign_group_id, paid.name, day::text, coalesce(booked, 0)::bigint as booked,
      reported::bigint as reported, (reported.day is not null) as is_reported, booked_at
    from reported full join booked using (ad_account_id, day) join paid using (ad_account_id)
    where coalesce(booked, 0) <> 0 or reported is null or reported <> 0
    order by day desc, paid.campaign_group_id`.execute(db);
  return rows;
}
