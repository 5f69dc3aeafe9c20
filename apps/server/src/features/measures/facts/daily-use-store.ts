import { type Currency, currencyDecimals } from '@tapwright/domain/currencies';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

type Query = {
  /** Days of the ad accounts' own zones. */
  from: string;
  until: string;
  campaignIds: readonly string[];
  adGroupIds: readonly string[];
};

export type DailyUse = {
  /** By `keyword 17` and `adGroup 4`. */
  taps: ReadonlyMap<string, number>;
  /** Of a campaign over all the days, in the smallest unit of its currency. */
  spendOf: (campaignId: string, currency: Currency | undefined) => number;
};

/** Taps of ad groups with their keywords, and what campaigns spent, over some whole days. */
export async function listDailyUse(
  db: Connection,
  teamId: number,
  { from, until, campaignIds, adGroupIds }: Query,
): Promise<DailyUse> {
  const days = sql`day between ${from}::date and ${until}::date`;
  const adGroups = sql`ad_group_id = any(${[...adGroupIds]}::bigint[])`;
  const taps = await sql<{ key: string; taps: number }>`
    select 'adGroup ' || ad_group_id as key, sum(taps)::float8 as taps from ad_group_days
    where team_id = ${teamId} and zone = 'ORTZ' and ${adGroups} and ${days} group by ad_group_id
    union all
    select 'keyword ' || keyword_id, sum(taps)::float8 from keyword_days
    where team_id = ${teamId} and ${adGroups} and ${days} group by keyword_id`.execute(db);
  const spend = await sql<{ id: string; micros: number }>`
    select campaign_id::text as id, sum(spend_micros)::float8 as micros from campaign_days
    where team_id = ${teamId} and zone = 'ORTZ' and campaign_id = any(${[...campaignIds]}::bigint[]) and ${days}
    group by campaign_id`.execute(db);
  const spent = new Map(spend.rows.map(({ id, micros }) => [id, micros]));
  return {
    taps: new Map(taps.rows.map((row) => [row.key, row.taps])),
    spendOf: (id, currency) => ((spent.get(id) ?? 0) * 10 ** currencyDecimals[currency ?? 'USD']) / 1_000_000,
  };
}
