import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type PaidAccount = { teamId: number; adAccountId: string; currency: string };

/** Ad accounts whose spend we pay at Apple, detached ones too: their last days still change. */
export async function listPaidAccounts(db: Connection): Promise<PaidAccount[]> {
  return db
    .selectFrom('campaignGroups')
    .select(['teamId', 'adAccountId', 'currency'])
    .where('deliveryMode', '<>', 'collaborative')
    .orderBy('teamId')
    .orderBy('adAccountId')
    .execute();
}

export type ReportedDay = {
  campaignId: string;
  day: string;
  /** Millionths of the ad account's currency, and of the team's at the rate of the day; null without one. */
  spendMicros: number;
  teamMicros: number | null;
  bookedSpent: number | null;
  bookedMinor: number | null;
  revision: number;
};

/** Each day that Apple reports or that was booked, from a day on; by day and campaign. */
export async function listReportedDays(
  db: Connection,
  { teamId, adAccountId }: PaidAccount,
  { from, into }: { from: string; into: 'USD' | 'CNY' },
): Promise<ReportedDay[]> {
  const converted = sql.raw(into === 'CNY' ? 'spend_cny_micros' : 'spend_usd_micros');
  const { rows } = await sql<ReportedDay>`
    with reported as (
      select campaign_id, day, spend_micros, ${converted} as team_micros from campaign_days
      where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and zone = 'ORTZ' and day >= ${from}::date
    ), booked as (
      select r.campaign_id, b.day, b.spent_minor, b.booked_minor, b.revision from booked_days b
      join ledger_reserves r on r.team_id = b.team_id and r.reserve_id = b.reserve_id
      join campaigns c on c.team_id = r.team_id and c.campaign_id = r.campaign_id
        and c.ad_account_id = ${adAccountId}::bigint
      where b.team_id = ${teamId} and b.day >= ${from}::date
    )
    select campaign_id::text, day::text, coalesce(spend_micros, 0) as spend_micros,
      case when spend_micros is null then 0 else team_micros end as team_micros,
      spent_minor as booked_spent, booked_minor, coalesce(revision, 0) as revision
    from reported full join booked using (campaign_id, day)
    where coalesce(spend_micros, 0) > 0 or spent_minor is not null
    order by day, campaign_id`.execute(db);
  return rows;
}

export async function putBookedDay(
  tx: Transaction,
  day: { teamId: number; reserveId: number; day: string; spentMinor: number; bookedMinor: number; at: Date },
): Promise<void> {
  const { spentMinor, bookedMinor, at, ...key } = day;
  const values = { spentMinor, bookedMinor, changedAt: at };
  await tx
    .insertInto('bookedDays')
    .values({ ...key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['teamId', 'reserveId', 'day'])
        .doUpdateSet((row) => ({ ...values, revision: row('bookedDays.revision', '+', 1) })),
    )
    .execute();
}
