import type { AnsweredLimits, PaceScope } from '@tapwright/apple-ads/client/pace';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { countRequest } from './request-days-store.ts';

/** Ends told by two answers of one window differ by the way they took. */
const sameWindow = sql`interval '1500 ms'`;
const isOver = sql`p.window_ends_at <= clock_timestamp()`;

/**
 * One call more for the scope, counted by the database's clock whichever process asks. 0: it may go; else the
 * milliseconds to wait. After its end a window is as long and as wide as the last one, until an answer says otherwise.
 */
export async function takeTurn(db: Connection, scope: PaceScope, keepFree: number): Promise<number> {
  const { clientId, adAccountId = '' } = scope;
  const free = sql`least(ceil(p.window_limit * ${keepFree}::double precision), p.window_limit - 1)`;
  const { rows } = await sql`
    insert into apple_paces as p (client_id, ad_account_id, under_way) values (${clientId}, ${adAccountId}, 1)
    on conflict (client_id, ad_account_id) do update set
      under_way = case when ${isOver} then 1 else p.under_way + 1 end,
      remaining = case when ${isOver} then p.window_limit - 1 else p.remaining - 1 end,
      window_ends_at = case when ${isOver}
        then clock_timestamp() + p.longest_window_ms * interval '1 ms' else p.window_ends_at end
    where coalesce(p.closed_until <= clock_timestamp(), true)
      and (p.window_ends_at is null or ${isOver} or p.remaining > ${free})
    returning 1`.execute(db);
  return rows.length > 0 ? 0 : readWait(db, clientId, adAccountId);
}

async function readWait(db: Connection, clientId: string, adAccountId: string): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`
    select extract(epoch from case when closed_until > clock_timestamp() then closed_until else window_ends_at end
                   - clock_timestamp())::double precision * 1000 as wait_ms
    from apple_paces where client_id = ${clientId} and ad_account_id = ${adAccountId}`.execute(db);
  return Math.max(1, rows[0]?.waitMs ?? 1);
}

/** What the answer to a call that was let through said of its scope. */
export async function tellTurn(db: Connection, scope: PaceScope, limits: AnsweredLimits): Promise<void> {
  const { clientId, adAccountId = '' } = scope;
  const { rateLimit, retryAfterSeconds } = limits;
  const closing =
    retryAfterSeconds === undefined
      ? sql``
      : sql`, closed_until = greatest(closed_until, clock_timestamp() + ${retryAfterSeconds} * interval '1 s')`;
  await sql`
    with counted as (${countRequest(scope, retryAfterSeconds !== undefined)})
    update apple_paces set under_way = greatest(0, under_way - 1) ${closing} ${rateLimit ? windowOf(rateLimit) : sql``}
    where client_id = ${clientId} and ad_account_id = ${adAccountId}`.execute(db);
}

/** Answers overtake each other: within one window the count only falls, and what is under way may not be in it yet. */
function windowOf({ limit, remaining, resetSeconds }: NonNullable<AnsweredLimits['rateLimit']>) {
  const endsAt = sql`clock_timestamp() + ${resetSeconds} * interval '1 s'`;
  const isKnown = sql`window_ends_at between ${endsAt} - ${sameWindow} and ${endsAt} + ${sameWindow}`;
  return sql`,
      window_limit = ${limit},
      remaining = case when ${isKnown} then least(remaining, ${remaining})
        else greatest(0, ${remaining} - greatest(0, under_way - 1)) end,
      window_ends_at = ${endsAt},
      longest_window_ms = greatest(longest_window_ms, ${resetSeconds}::integer * 1000)`;
}
