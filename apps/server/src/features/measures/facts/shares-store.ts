import type { Day } from '@tapwright/domain/days';
import { sql } from 'kysely';
import { BinaryRows } from '../../../platform/db/binary-rows.ts';
import type { CopyTransaction } from '../../../platform/db/run-copy-transaction.ts';

export type ImpressionShare = {
  adamId: string;
  country: string;
  searchTerm: string;
  day: Day;
  lowShare: number;
  highShare: number;
  rank: number | null;
  popularity: number | null;
};

export type ShareScope = {
  teamId: number;
  adAccountId: string;
  adamIds: readonly string[];
  from: Day;
  until: Day;
};

const columns = ['adam_id', 'country', 'search_term', 'day', 'low_share', 'high_share', 'rank', 'popularity'];
const list = sql.raw(columns.join(', '));

/** These days of these apps as reported now; what is reported no longer goes. */
export async function mergeShares(
  { tx, copyIn }: CopyTransaction,
  { teamId, adAccountId, adamIds, from, until }: ShareScope,
  shares: readonly ImpressionShare[],
): Promise<void> {
  const rows = new BinaryRows(['text', 'text', 'text', 'date', 'float8', 'float8', 'int4', 'int4']);
  for (const { adamId, country, searchTerm, day, lowShare, highShare, rank, popularity } of shares)
    rows.add([adamId, country, searchTerm, day, lowShare, highShare, rank, popularity]);
  await sql`create temp table if not exists incoming_shares on commit delete rows
    as select ${list} from impression_share_days with no data`.execute(tx);
  await copyIn('incoming_shares', columns, rows.read());
  await sql`
    delete from impression_share_days d
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and adam_id = any(${[...adamIds]}::text[])
      and day between ${from} and ${until} and not exists (
        select from incoming_shares i
        where (i.adam_id, i.country, i.search_term, i.day) = (d.adam_id, d.country, d.search_term, d.day))`.execute(
    tx,
  );
  await sql`
    insert into impression_share_days as d (team_id, ad_account_id, ${list})
    select distinct on (adam_id, country, search_term, day) ${teamId}, ${adAccountId}::bigint, ${list}
    from incoming_shares order by adam_id, country, search_term, day, high_share desc, low_share desc, rank
    on conflict (team_id, ad_account_id, adam_id, country, search_term, day) do update set
      low_share = excluded.low_share, high_share = excluded.high_share, rank = excluded.rank,
      popularity = excluded.popularity
    where (d.low_share, d.high_share, d.rank, d.popularity)
      is distinct from (excluded.low_share, excluded.high_share, excluded.rank, excluded.popularity)`.execute(
    tx,
  );
}
