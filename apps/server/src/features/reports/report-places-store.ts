import { getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import type { Coverage } from './plan-range.ts';

export type ReportAccount = {
  adAccountId: string;
  campaignGroupId: number;
  name: string;
  deliveryMode: string;
  currency: string;
  timeZone: string;
  attachedAt: Date;
  detachedAt: Date | null;
};

/** Every ad account the team has or had: its history stays after it was detached. */
export async function listReportAccounts(db: Connection, teamId: number): Promise<ReportAccount[]> {
  return db
    .selectFrom('campaignGroups')
    .select([
      'adAccountId',
      'campaignGroupId',
      'name',
      'deliveryMode',
      'currency',
      'timeZone',
      'attachedAt',
      'detachedAt',
    ])
    .where('teamId', '=', teamId)
    .orderBy('campaignGroupId')
    .execute();
}

export type AccountCoverage = { coverage: Coverage; readAt: Date };

/** Of one series, by ad account; what is covered alike is the same object. */
export async function listCoverage(
  db: Connection,
  teamId: number,
  series: string,
): Promise<Map<string, AccountCoverage>> {
  const { rows } = await sql<{
    adAccountId: string;
    span: 'day' | 'week' | 'month';
    from: string;
    to: string;
    readAt: Date;
  }>`
    select ad_account_id::text, span, lower(range)::text as "from", (upper(range) - 1)::text as "to", read_at
    from report_coverage, unnest(days) as range
    where team_id = ${teamId} and series = ${series}
    order by ad_account_id, span, range`.execute(db);
  const accounts = new Map<string, AccountCoverage>();
  const alike = new Map<string, Coverage>();
  for (const [adAccountId, ranges] of Map.groupBy(rows, (row) => row.adAccountId)) {
    const rangesOf = (span: string) =>
      ranges
        .filter((range) => range.span === span)
        .map(({ from, to }) => ({ from: getDay(from), to: getDay(to) }));
    const coverage = { day: rangesOf('day'), week: rangesOf('week'), month: rangesOf('month') };
    const key = JSON.stringify(coverage);
    alike.set(key, alike.get(key) ?? coverage);
    accounts.set(adAccountId, {
      coverage: alike.get(key) ?? coverage,
      readAt: new Date(Math.max(...ranges.map(({ readAt }) => readAt.getTime()))),
    });
  }
  return accounts;
}

/** The newest rate up to a day of the currency that was published longest ago. */
export async function findOldestNewestRate(
  db: Connection,
  currencies: readonly string[],
  until: string,
): Promise<{ day: string; source: string } | undefined> {
  const { rows } = await sql<{ day: string; source: string }>`
    select rate.day::text, rate.source
    from unnest(${[...currencies]}::text[]) as wanted (currency)
    cross join lateral (
      select day, source from exchange_rates e
      where e.currency = wanted.currency and e.day <= ${until} order by e.day desc limit 1) rate
    order by rate.day limit 1`.execute(db);
  return rows[0];
}
