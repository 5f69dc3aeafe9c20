import { type Day, getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { lockRates } from '../conversion/conversion-store.ts';
import type { Coverage } from '../sums/plan-range.ts';
import type { FactAccount } from './facts-store.ts';

export async function insertReportAccount(tx: Transaction, { teamId, adAccountId, currency }: FactAccount) {
  const known = await sql`
    select from report_accounts where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint`.execute(
    tx,
  );
  if (known.rows.length > 0) return;
  await lockRates(tx, 'shared');
  await sql`
    insert into report_accounts (team_id, ad_account_id, currency)
    values (${teamId}, ${adAccountId}::bigint, ${currency}) on conflict do nothing`.execute(tx);
}

export type Covered = {
  teamId: number;
  adAccountId: string;
  series: string;
  span: 'day' | 'week' | 'month';
  from: string;
  until: string;
  /** Of these nothing was reported. */
  except?: readonly { from: string; until: string }[];
  readAt: Date;
};

/** These days are covered now, with those that were before. Where not all was read, the series is as old as it was. */
export async function addCoverage(tx: Transaction, covered: Covered): Promise<void> {
  const { teamId, adAccountId, series, span, from, until, except = [], readAt } = covered;
  const excepted = except.map((days) => sql`- datemultirange(daterange(${days.from}, ${days.until}, '[]'))`);
  const planned = sql`datemultirange(daterange(${from}, ${until}, '[]'))`;
  await sql`
    insert into report_coverage as c (team_id, ad_account_id, series, span, days, read_at)
    values (${teamId}, ${adAccountId}::bigint, ${series}, ${span},
            ${planned} ${sql.join(excepted, sql` `)}, ${readAt})
    on conflict (team_id, ad_account_id, series, span)
    do update set days = c.days + excluded.days,
      read_at = case when excluded.days = ${planned} then greatest(c.read_at, excluded.read_at) else c.read_at end`.execute(
    tx,
  );
}

export type Gap = { series: string; from: string; until: string };

const allSpans = ['day', 'week', 'month'] as const;

/** Days between the first of which anything was reported and today that nothing of these spans covers. */
export async function listGaps(
  db: Connection,
  {
    teamId,
    adAccountId,
    until,
    spans = allSpans,
  }: { teamId: number; adAccountId: string; until: string; spans?: readonly Covered['span'][] },
): Promise<Gap[]> {
  const { rows } = await sql<Gap>`
    select series, lower(gap)::text as "from", (upper(gap) - 1)::text as until
    from (select series, unnest(datemultirange(daterange(first, ${until}, '[]'))
            - coalesce(range_agg(days) filter (where span = any(${[...spans]})), '{}'::datemultirange)) as gap
          from (select series, span, days, min(lower(days)) over () as first from report_coverage
                where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint) as known
          where first is not null
          group by series, first) as missing
    order by series, gap`.execute(db);
  return rows;
}

/** The first whole week or month in which anything was delivered. */
export async function findFirstDelivery(
  db: Connection,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
): Promise<Day | undefined> {
  const { rows } = await sql<{ first: string | null }>`
    select min(starts_on)::text as first from campaign_periods
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint`.execute(db);
  const first = rows[0]?.first;
  return first ? getDay(first) : undefined;
}

/** Days are what grows; weeks and months are read at night and never make days any younger. */
function findReadAt(ranges: readonly { span: string; readAt: Date }[]): Date {
  const days = ranges.filter(({ span }) => span === 'day');
  const counted = days.length > 0 ? days : ranges;
  return new Date(Math.max(...counted.map(({ readAt }) => readAt.getTime())));
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
      readAt: findReadAt(ranges),
    });
  }
  return accounts;
}
