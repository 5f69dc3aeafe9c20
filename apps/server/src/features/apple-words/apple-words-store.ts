import type { Day } from '@tapwright/domain/days';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type GenreWord = {
  country: string;
  week: string;
  genre: string;
  term: string;
  popularity: number;
  rank: number | null;
};
export type SuggestedWord = { term: string; popularity: number | null };

/** As far back as Apple keeps them. */
const keptWeeks = 65;

/** What was read again says the same, so only the numbers of a week can differ. */
export async function putGenreWords(
  tx: Transaction,
  teamId: number,
  words: readonly GenreWord[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into genre_words as known (team_id, country, week, genre, term, popularity, rank)
    select distinct on (country, week, genre, term) ${teamId}, country, week, genre, term, popularity, rank
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as told (country text, week date, genre text, term text, popularity smallint, rank smallint)
    order by country, week, genre, term, popularity desc
    on conflict (team_id, country, week, genre, term) do update set
      popularity = excluded.popularity, rank = excluded.rank
    where (known.popularity, known.rank) is distinct from (excluded.popularity, excluded.rank)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function dropOldWeeks(tx: Transaction, teamId: number, week: Day): Promise<void> {
  await sql`delete from genre_words
    where team_id = ${teamId} and week < ${week}::date - ${keptWeeks * 7}::int`.execute(tx);
}

/** In which of these storefronts the words of a genre are stored up to this week. */
export async function listWeeksRead(
  db: Connection,
  teamId: number,
  genre: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ country: string; week: string }>`
    select country, max(week)::text as week from genre_words
    where team_id = ${teamId} and genre = ${genre} group by country`.execute(db);
  return new Map(rows.map(({ country, week }) => [country, week]));
}

type SuggestedTo = { teamId: number; adamId: string; country: string; kind: 'keyword' | 'phrase' };

/** What is suggested now; what is suggested no longer goes. */
export async function putSuggestedWords(
  tx: Transaction,
  { teamId, adamId, country, kind }: SuggestedTo,
  words: readonly SuggestedWord[],
): Promise<number> {
  await sql`
    delete from suggested_words where (team_id, adam_id, country, kind) = (${teamId}, ${adamId}, ${country}, ${kind})
      and term <> all(${words.map(({ term }) => term)}::text[])`.execute(tx);
  await sql`
    insert into suggested_words (team_id, adam_id, country, kind, term, popularity)
    select distinct on (term) ${teamId}, ${adamId}, ${country}, ${kind}, term, popularity
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as told (term text, popularity smallint)
    where term <> ''
    order by term, popularity desc nulls last
    on conflict (team_id, adam_id, country, kind, term) do update set popularity = excluded.popularity`.execute(
    tx,
  );
  return words.length;
}

export async function putAppGenres(
  tx: Transaction,
  { teamId, adamId }: { teamId: number; adamId: string },
  genres: readonly string[],
): Promise<void> {
  await sql`delete from app_genres where team_id = ${teamId} and adam_id = ${adamId}
    and genre <> all(${[...genres]}::text[])`.execute(tx);
  await sql`insert into app_genres (team_id, adam_id, genre)
    select ${teamId}, ${adamId}, genre from unnest(${[...genres]}::text[]) as genre on conflict do nothing`.execute(
    tx,
  );
}

type AppleWordRead = {
  teamId: number;
  adamId: string;
  country: string;
  what: 'keywords' | 'phrases' | 'genres';
};

export async function keepRead(
  tx: Transaction,
  { teamId, adamId, country, what }: AppleWordRead,
  readAt: Date,
): Promise<void> {
  await sql`
    insert into apple_word_reads as known (team_id, adam_id, country, what, read_at)
    values (${teamId}, ${adamId}, ${country}, ${what}, ${readAt})
    on conflict (team_id, adam_id, country, what) do update set read_at = greatest(known.read_at, excluded.read_at)`.execute(
    tx,
  );
}

/** Storefronts of apps whose words were read since. */
export async function listReadSince(
  db: Connection,
  teamId: number,
  since: Date,
): Promise<{ adamId: string; country: string }[]> {
  const { rows } = await sql<{ adamId: string; country: string }>`
    select adam_id as "adamId", country from apple_word_reads
    where team_id = ${teamId} and what = 'keywords' and read_at >= ${since}`.execute(db.withoutPlugins());
  return rows;
}

/** The storefronts of each app that campaigns of an ad account have. */
export async function listAppStorefronts(
  db: Connection,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
): Promise<{ adamId: string; countries: string[] }[]> {
  const { rows } = await sql<{ adamId: string; countries: string[] }>`
    select c.adam_id as "adamId", array_agg(distinct country order by country) as countries
    from campaigns c
    cross join jsonb_array_elements_text(c.apple #> '{targeting,countryOrRegion,include}') as country
    where c.team_id = ${teamId} and c.ad_account_id = ${adAccountId}::bigint and c.adam_id is not null
      and not c.is_removed
    group by c.adam_id order by c.adam_id`.execute(db.withoutPlugins());
  return rows;
}

/** One that did not change is told again once a day, so that it is known to be fresh. */
export async function putSuggestedBids(
  tx: Transaction,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
  bids: ReadonlyMap<string, number>,
  readAt: Date,
): Promise<void> {
  if (bids.size === 0) return;
  await sql`
    insert into suggested_bids as known (team_id, ad_account_id, keyword_id, amount, read_at)
    select ${teamId}, ${adAccountId}::bigint, told.keyword_id, told.amount, ${readAt}
    from unnest(${[...bids.keys()]}::bigint[], ${[...bids.values()]}::numeric[]) as told (keyword_id, amount)
    order by told.keyword_id
    on conflict (team_id, keyword_id) do update set amount = excluded.amount, read_at = excluded.read_at
    where known.amount <> excluded.amount or known.read_at < excluded.read_at - interval '20 hours'`.execute(
    tx,
  );
}
