import { type Day, getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

type HoursAccount = { teamId: number; adAccountId: string };

/** What a campaign had in an hour of the ad account's clock. */
export type HourFact = {
  campaignId: string;
  day: Day;
  hour: number;
  spendMicros: number;
  impressions: number;
  taps: number;
};

/** These days of these campaigns as reported now: rows that differ are written, what is reported no longer goes. */
export async function mergeHours(
  tx: Transaction,
  { teamId, adAccountId }: HoursAccount,
  { campaignIds, from, until }: { campaignIds: readonly string[]; from: Day; until: Day },
  facts: readonly HourFact[],
): Promise<void> {
  const column = <Name extends keyof HourFact>(name: Name) => facts.map((fact) => fact[name]);
  await sql`
    with incoming as materialized (
      select * from unnest(${column('campaignId')}::bigint[], ${column('day')}::date[],
        ${column('hour')}::smallint[], ${column('spendMicros')}::bigint[], ${column('impressions')}::integer[],
        ${column('taps')}::integer[]) as i (campaign_id, day, hour, spend_micros, impressions, taps)),
    gone as (
      delete from campaign_hours h
      where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and day between ${from} and ${until}
        and campaign_id = any(${[...campaignIds]}::bigint[]) and not exists (
          select from incoming i where (i.campaign_id, i.day, i.hour) = (h.campaign_id, h.day, h.hour)))
    insert into campaign_hours as h
      (team_id, ad_account_id, day, campaign_id, hour, spend_micros, impressions, taps)
    select ${teamId}, ${adAccountId}::bigint, day, campaign_id, hour, spend_micros, impressions, taps from incoming
    on conflict (team_id, ad_account_id, day, campaign_id, hour) do update set
      spend_micros = excluded.spend_micros, impressions = excluded.impressions, taps = excluded.taps
    where (h.spend_micros, h.impressions, h.taps)
      is distinct from (excluded.spend_micros, excluded.impressions, excluded.taps)`.execute(tx);
}

/** How many hours of each day are whole now; what is older than `keptFrom` goes. */
export async function noteHoursRead(
  tx: Transaction,
  { teamId, adAccountId }: HoursAccount,
  read: readonly { day: Day; hours: number }[],
  keptFrom: Day,
): Promise<void> {
  await sql`
    insert into hours_read as r (team_id, ad_account_id, day, hours)
    select ${teamId}, ${adAccountId}::bigint, day, hours
    from unnest(${read.map(({ day }) => day)}::date[], ${read.map(({ hours }) => hours)}::smallint[]) as i (day, hours)
    on conflict (team_id, ad_account_id, day) do update set hours = excluded.hours
    where r.hours <> excluded.hours`.execute(tx);
  for (const table of ['campaign_hours', 'hours_read'])
    await sql`
      delete from ${sql.raw(table)}
      where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and day < ${keptFrom}`.execute(tx);
}

/** Of each ad account how many hours of these days are known whole; absent where none were read. */
export async function listHoursRead(
  db: Connection,
  teamId: number,
  days: readonly Day[],
): Promise<Map<string, Map<Day, number>>> {
  const { rows } = await sql<{ adAccountId: string; day: string; hours: number }>`
    select ad_account_id::text, day::text, hours from hours_read
    where team_id = ${teamId} and day = any(${[...days]}::date[])`.execute(db);
  const accounts = Map.groupBy(rows, ({ adAccountId }) => adAccountId);
  return new Map(
    [...accounts].map(([id, read]) => [id, new Map(read.map(({ day, hours }) => [getDay(day), hours]))]),
  );
}
