import { type RateFilter, typedSource } from '@tapwright/contracts/typed-rates';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

/** As text: a rate is never a float. */
const written = sql<string>`trim_scale(cny_per_unit)::text`;

type Worth = { cnyPerUnit: string; source: string };
type DayRow = {
  day: string;
  own: Worth | null;
  used: (Worth & { day: string }) | null;
  isGap: boolean;
  typed: { by: string; second: string; reason: string } | null;
  former: (Worth & { replacedAt: string })[];
};

/** Working days that are over; a source may still be about to publish today's. */
const daysOf = (currency: string, today: string) => sql`
  select at::date as day, e.cny_per_unit, e.source,
    (e.day is null and extract(isodow from at) < 6 and at::date < ${today}::date) as is_gap
  from generate_series(
    (select coalesce(min(day), ${today}::date) from exchange_rates where currency = ${currency}), ${today}::date, '1 day') at
  left join exchange_rates e on e.currency = ${currency} and e.day = at::date`;

type Asked = { currency: string; show: RateFilter; today: string; limit: number; offset: number };

export async function listDays(
  db: Connection,
  { currency, show, today, limit, offset }: Asked,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select d.day::text as day, d.is_gap as "isGap",
      case when d.source is null then null
        else json_build_object('cnyPerUnit', trim_scale(d.cny_per_unit)::text, 'source', d.source) end as own,
      (select json_build_object('day', u.day, 'cnyPerUnit', trim_scale(u.cny_per_unit)::text, 'source', u.source)
        from exchange_rates u where u.currency = ${currency} and u.day <= d.day order by u.day desc limit 1) as used,
      case when d.source = ${typedSource} then (
        select json_build_object('by', one.nick_name, 'second', other.nick_name, 'reason', t.reason)
        from typed_rates t join users one on one.user_id = t.proposed_by join users other on other.user_id = t.decided_by
        where t.currency = ${currency} and t.day = d.day and t.state = 'approved'
        order by t.decided_at desc, t.typed_rate_id desc limit 1) end as typed,
      coalesce((select json_agg(json_build_object('cnyPerUnit', trim_scale(f.cny_per_unit)::text, 'source', f.source,
          'replacedAt', to_char(f.replaced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by f.former_rate_id desc)
        from former_rates f where f.currency = ${currency} and f.day = d.day), '[]') as former
    from (${daysOf(currency, today)}) d
    where ${show === 'all'} or d.is_gap
    order by d.day desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDays(
  db: Connection,
  currency: string,
  today: string,
): Promise<{ all: number; gaps: number }> {
  const { rows } = await sql<{ all: number; gaps: number }>`
    select count(*)::int as "all", (count(*) filter (where d.is_gap))::int as gaps
    from (${daysOf(currency, today)}) d`.execute(db);
  return rows[0] ?? { all: 0, gaps: 0 };
}

/** Undefined: none that stands was published for this day. */
export async function findPublished(db: Connection, currency: string, day: string) {
  return db
    .selectFrom('exchangeRates')
    .select('source')
    .where('currency', '=', currency)
    .where('day', '=', day)
    .where('source', '<>', typedSource)
    .executeTakeFirst();
}

type Proposal = {
  currency: string;
  day: string;
  cnyPerUnit: string;
  reason: string;
  proposedBy: number;
  proposedAt: Date;
};

/** False: another one waits for this day. */
export async function insertProposal(tx: Transaction, proposal: Proposal): Promise<boolean> {
  const inserted = await tx
    .insertInto('typedRates')
    .values({ ...proposal, state: 'proposed' })
    .onConflict((conflict) =>
      conflict.columns(['currency', 'day']).where('state', '=', 'proposed').doNothing(),
    )
    .returning('typedRateId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function listProposals(db: Connection) {
  return db
    .selectFrom('typedRates as t')
    .innerJoin('users', 'users.userId', 't.proposedBy')
    .select([
      't.typedRateId',
      't.currency',
      't.day',
      't.reason',
      't.proposedBy',
      't.proposedAt',
      'users.nickName',
    ])
    .select([
      written.as('cnyPerUnit'),
      sql<
        DayRow['used']
      >`(select json_build_object('day', u.day, 'cnyPerUnit', trim_scale(u.cny_per_unit)::text,
        'source', u.source) from exchange_rates u where u.currency = t.currency and u.day <= t.day
        order by u.day desc limit 1)`.as('used'),
    ])
    .where('t.state', '=', 'proposed')
    .orderBy('t.proposedAt')
    .orderBy('t.typedRateId')
    .execute();
}

export async function lockProposal(tx: Transaction, typedRateId: number) {
  return tx
    .selectFrom('typedRates')
    .select(['typedRateId', 'currency', 'day', 'state', 'proposedBy'])
    .select(written.as('cnyPerUnit'))
    .where('typedRateId', '=', typedRateId)
    .forUpdate()
    .executeTakeFirst();
}
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;

type Decision = { state: 'approved' | 'declined'; decidedBy: number; decidedAt: Date; decision: string };

export async function decideProposal(
  tx: Transaction,
  typedRateId: number,
  decision: Decision,
): Promise<void> {
  await tx.updateTable('typedRates').set(decision).where('typedRateId', '=', typedRateId).execute();
}
