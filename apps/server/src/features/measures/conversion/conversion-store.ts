import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';
import { countNames, type FactLevel, identityOf, keysOf } from '../facts/fact-levels.ts';
import type { FactAccount } from '../facts/facts-store.ts';
import { addChanges, rememberChanges } from '../months/months-store.ts';
import { asCny, asUsd, meanWorthTable, worthTable } from '../../exchange-rates/index.ts';

const list = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => prefix + name).join(', '));

/**
 * Whoever brings rates holds it alone, and whoever makes an account known holds it with others: else the first days of
 * an account could miss rates that are stored in the same moment, and these would not know of the account.
 */
export async function lockRates(tx: Transaction, how: 'alone' | 'shared'): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(20740013)`.execute(tx);
}

/** Accounts whose amounts a rate of this currency touches: the dollar's is in every conversion. */
export async function listAccountsIn(tx: Transaction, currency: string): Promise<FactAccount[]> {
  const { rows } = await sql<FactAccount>`
    select team_id, ad_account_id::text, currency from report_accounts
    where currency = ${currency} or ${currency} = 'USD'
    order by team_id, ad_account_id`.execute(tx);
  return rows;
}

const usd = sql.raw(`(${asUsd('f.spend_micros')})::bigint`);
const cny = sql.raw(`(${asCny('f.spend_micros')})::bigint`);

/** Days from `from` until the day before `until`, then the months they belong to and the periods they lie in. */
export async function convertAnew(
  tx: Transaction,
  level: FactLevel,
  account: FactAccount,
  { from, until }: { from: string; until: string | undefined },
): Promise<void> {
  const { teamId, adAccountId, currency } = account;
  const [identity, keys] = [identityOf(level), keysOf(level)];
  const end = until ?? 'infinity';
  const mine = sql`f.team_id = ${teamId} and f.ad_account_id = ${adAccountId}::bigint`;
  const days = worthTable(
    currency,
    sql`select distinct f.day from ${sql.raw(level.days)} f
      where ${mine} and f.day >= ${from} and f.day < ${end}`,
  );
  const periods = sql`select distinct f.starts_on as day, f.span from ${sql.raw(level.periods)} f
    where ${mine} and f.starts_on < ${end}
      and f.starts_on + case f.span when 'week' then interval '7 days' else interval '1 month' end > ${from}`;
  await sql`
    update ${sql.raw(level.periods)} f set spend_usd_micros = ${usd}, spend_cny_micros = ${cny}
    from ${meanWorthTable(currency, periods)} w
    where ${mine} and f.starts_on = w.day and f.span = w.span
      and (f.spend_usd_micros, f.spend_cny_micros) is distinct from (${usd}, ${cny})`.execute(tx);
  const columns = list([...keys, 'day', ...countNames, 'spend_micros'], 'f.');
  const found = sql`found as materialized (
    select ${columns}, f.spend_usd_micros as old_usd, f.spend_cny_micros as old_cny, ${usd} as usd, ${cny} as cny
    from ${sql.raw(level.days)} f join ${days} w on f.day = w.day
    where ${mine} and (f.spend_usd_micros, f.spend_cny_micros) is distinct from (${usd}, ${cny}))`;
  const put = sql`put as (
    update ${sql.raw(level.days)} f set spend_usd_micros = s.usd, spend_cny_micros = s.cny
    from found s where ${mine} and f.day = s.day
      and ${sql.raw(identity.map((name) => `s.${name} = f.${name}`).join(' and '))})`;
  const named = (prefix: string) =>
    sql`${list([...keys, 'day', 'spend_micros', ...countNames])}, ${sql.raw(`${prefix}usd as spend_usd_micros, ${prefix}cny as spend_cny_micros`)}`;
  const changes = sql`
    select ${named('')}, 1 as sign from found union all select ${named('old_')}, -1 from found`;
  await rememberChanges(tx, level, [found, put], changes);
  await addChanges(tx, level, account, { from, among: sql`r.ad_account_id = ${adAccountId}::bigint` });
}
