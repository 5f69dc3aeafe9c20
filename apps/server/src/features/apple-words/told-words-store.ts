import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

type Place = { teamId: number; adamId: string; country: string };

/** A quarter of a year. */
const trendWeeks = 13;

/**
 * Every word that Apple tells of an app in a storefront, by which of its lists, how popular it is and by how much that
 * moved. What is popular in the genre of another app of the team is no list of this one, and its popularity is known.
 */
export function appleWordsOf({ teamId, adamId, country }: Place): RawBuilder<unknown> {
  return sql`
    with newest as (
      select max(week) as week from genre_words where team_id = ${teamId} and country = ${country}),
    popular as materialized (
      select word, max(popularity) as popularity,
        bool_or(genre in (select genre from app_genres where team_id = ${teamId} and adam_id = ${adamId})) as is_of_app
      from genre_words
      where team_id = ${teamId} and country = ${country} and week = (select week from newest) group by word),
    earlier as materialized (
      select word, max(popularity) as popularity from genre_words
      where team_id = ${teamId} and country = ${country} and week = (select week from newest) - ${trendWeeks * 7}::int
      group by word),
    suggested as materialized (
      select word, max(popularity) as popularity, array_agg(distinct kind) as kinds from suggested_words
      where team_id = ${teamId} and adam_id = ${adamId} and country in (${country}, '') group by word)
    select word,
      coalesce(s.kinds, '{}') || case when p.is_of_app then array['category'] else '{}'::text[] end as apple_lists,
      coalesce(p.popularity, s.popularity) as week_popularity, p.popularity - e.popularity as popularity_trend
    from popular p full join suggested s using (word) left join earlier e using (word)
    where word <> ''`;
}

/**
 * `told`: how popular the words of a keyword `e` of the campaign `c` are, the highest of its storefronts. The library says
 * the same of them; what is suggested is found as it is written, folded, or in small letters, which the key finds at once.
 */
export function popularityOfKeyword(teamId: number): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select max(coalesce(popular.popularity, suggested.popularity)) as popularity
      from (select at #>> '{}' as country
        from jsonb_path_query(c.apple, '$.targeting.countryOrRegion.include[*]') as at) as storefront
      left join lateral (
        select max(g.popularity) as popularity from genre_words g
        where g.team_id = ${teamId} and g.country = storefront.country and g.word = e.word and g.week = (
          select max(n.week) from genre_words n where n.team_id = ${teamId} and n.country = storefront.country)
      ) popular on true
      left join lateral (
        select max(s.popularity) as popularity from suggested_words s
        where s.team_id = ${teamId} and s.adam_id = c.adam_id and s.country in (storefront.country, '')
          and s.kind in ('keyword', 'phrase') and s.term in (e.word, e.text, lower(e.text))
      ) suggested on true) told on e.word <> ''`;
}

export type AppleReads = {
  popularityWeek: string | null;
  suggestedAt: string | null;
  bidsReadAt: string | null;
};

/** How fresh each of these is. */
export async function findAppleReads(
  db: Connection,
  { teamId, adamId, country, adAccountIds }: Place & { adAccountIds: readonly string[] },
): Promise<AppleReads> {
  const { rows } = await sql<{
    popularityWeek: string | null;
    suggestedAt: Date | null;
    bidsReadAt: Date | null;
  }>`
    select
      (select max(week)::text from genre_words where team_id = ${teamId} and country = ${country}) as "popularityWeek",
      (select read_at from apple_word_reads where team_id = ${teamId} and adam_id = ${adamId} and country = ${country}
        and what = 'keywords') as "suggestedAt",
      (select max(read_at) from suggested_bids where team_id = ${teamId}
        and ad_account_id = any(${[...adAccountIds]}::bigint[])) as "bidsReadAt"`.execute(
    db.withoutPlugins(),
  );
  const [found] = rows;
  return {
    popularityWeek: found?.popularityWeek ?? null,
    suggestedAt: found?.suggestedAt?.toISOString() ?? null,
    bidsReadAt: found?.bidsReadAt?.toISOString() ?? null,
  };
}
