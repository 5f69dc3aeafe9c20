import { addDays } from '@tapwright/domain/days';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import { appleWordsOf } from '../apple-words/index.ts';
import { figuresOf, planAccounts, sumNames, sumsOf } from '../measures/index.ts';
import type { Question } from '../reports/index.ts';

/** An app in a storefront, as far as its reader sees of it. */
export type WordPlace = {
  question: Question;
  adamId: string;
  country: string;
  /** Who asks, where they are bound to a part of the team: of what is only in lists they know what they put there. */
  boundUserId: number | undefined;
  /** Those that met searches; named, a range is read by ad group and not by day. */
  adGroupIds: readonly string[];
};

/** As far back as Apple reports shares. */
export const maxShareDays = 30;

const raw = (text: string) => sql.raw(text);
const factKeys = ['ad_group_id', 'term'].map((name) => ({ name, of: `f.${name}` }));

/** The campaigns in question; what was detached or removed at Apple holds no words any more, and has still met them. */
export const placedCampaigns = ({ question: { teamId, campaignIds = [], accounts } }: WordPlace) => sql`
  select c.campaign_id, c.name, c.ad_account_id, c.status = 'ENABLED' is true as runs, account.currency,
    not c.is_removed and account.is_live as is_live
  from campaigns c
  join unnest(${accounts.map(({ adAccountId }) => adAccountId)}::bigint[],
    ${accounts.map(({ currency }) => currency)}::text[],
    ${accounts.map(({ detachedAt }) => detachedAt === null)}::boolean[]) as account (ad_account_id, currency, is_live)
    on account.ad_account_id = c.ad_account_id
  where c.team_id = ${teamId} and c.campaign_id = any(${[...campaignIds]}::bigint[])`;

/** What was measured of each term in each ad group. */
export const termSums = ({ question, adGroupIds }: WordPlace): RawBuilder<unknown> => {
  const within = { ...question, adGroupIds };
  return sumsOf(figuresOf(within, planAccounts(question, question.range), factKeys), ['ad_group_id', 'term']);
};

export const keywordBid = `coalesce(k.apple #>> '{bid,amount}', a.apple #>> '{bidStrategy,bid,amount}')`;
export const isRunning = `(k.status = 'ENABLED' and a.status = 'ENABLED' and p.runs) is true`;
const createdOn = (of: string) => `left(${of}.apple ->> 'creationTime', 10)::date`;

/** Every word with where it stands, what is known of it, and its sums as it was searched for. */
export function wordsOf(place: WordPlace): RawBuilder<unknown> {
  const { teamId } = place.question;
  return sql`
    with placed as materialized (${placedCampaigns(place)}),
    held as materialized (
      select word, count(*) filter (where runs and match_type = 'EXACT') as exact_in,
        count(*) filter (where runs and match_type is distinct from 'EXACT') as broad_in,
        count(*) filter (where not runs) as paused_in, min(created_on) as created_on,
        case when min(currency) = max(currency) then max(bid) end as bid,
        case when min(currency) = max(currency) then min(currency) end as bid_currency,
        case when min(currency) = max(currency) then max(suggested) end as suggested_bid
      from (
        select k.word, k.match_type, p.currency, ${raw(isRunning)} as runs, ${raw(keywordBid)}::numeric as bid,
          ${raw(createdOn('k'))} as created_on, b.amount as suggested
        from placed p
        join ad_groups a on a.team_id = ${teamId} and a.campaign_id = p.campaign_id and not a.is_removed
        join keywords k on k.team_id = ${teamId} and k.ad_group_id = a.ad_group_id and not k.is_removed
        left join suggested_bids b on b.team_id = ${teamId} and b.keyword_id = k.keyword_id
        where p.is_live and k.word <> '') as each
      group by word),
    kept_out as materialized (
      select n.word, count(*) as negative_in, min(${raw(createdOn('n'))}) as created_on
      from placed p
      join negative_keywords n on n.team_id = ${teamId} and n.campaign_id = p.campaign_id and not n.is_removed
      left join ad_groups a on a.team_id = ${teamId} and a.ad_group_id = n.ad_group_id
      where p.is_live and n.word <> '' and not coalesce(a.is_removed, false)
      group by n.word),
    sums as materialized (${termSums(place)}),
    met as materialized (
      select t.word, count(distinct t.ad_group_id) as met_in, min(t.first_on) as first_on,
        ${raw(sumNames.map((name) => `sum(f.${name}) as ${name}`).join(', '))}
      from placed p
      join seen_terms t on t.team_id = ${teamId} and t.campaign_id = p.campaign_id
      left join sums f on f.ad_group_id = t.ad_group_id and f.term = t.term
      group by t.word),
    shown as materialized (${sharesOf(place)}),
    told as materialized (${appleWordsOf({ teamId, ...place })}),
    listed as materialized (${listedWords(place)}),
    noted as (
      select word, text as note, written_by from word_notes
      where team_id = ${teamId} and adam_id = ${place.adamId} and country = ${place.country})
    select word, coalesce(h.exact_in, 0) as exact_in, coalesce(h.broad_in, 0) as broad_in,
      coalesce(h.paused_in, 0) as paused_in, coalesce(n.negative_in, 0) as negative_in,
      coalesce(m.met_in, 0) as met_in, h.bid, h.bid_currency, h.suggested_bid,
      coalesce(t.apple_lists, '{}') as apple_lists, t.week_popularity, t.popularity_trend,
      least(h.created_on, n.created_on, m.first_on) as first_seen,
      coalesce(case when known.is_of_part then l.list_ids else l.own_list_ids end, '{}') as list_ids,
      case when known.is_of_part or o.written_by = ${place.boundUserId ?? null}::bigint then o.note end as note,
      known.is_of_part, s.low_share, s.high_share, s.share_rank, s.popularity, s.shares_on,
      ${raw(sumNames.map((name) => `m.${name}`).join(', '))}
    from held h full join kept_out n using (word) full join met m using (word) full join listed l using (word)
      full join told t using (word)
      left join shown s using (word) left join noted o using (word)
      cross join lateral (
        select h.exact_in is not null or n.negative_in is not null or m.met_in is not null
          or coalesce(t.apple_lists <> '{}', false) and exists (select from placed where is_live)
          or ${place.boundUserId === undefined} and l.list_ids is not null as is_of_part) as known
    where known.is_of_part or l.own_list_ids is not null`;
}

function listedWords({ question: { teamId }, adamId, country, boundUserId }: WordPlace) {
  const ofList = raw('array_agg(distinct list_id order by list_id)');
  return sql`
    select word, ${ofList} as list_ids,
      ${ofList} filter (where added_by = ${boundUserId ?? null}::bigint) as own_list_ids
    from listed_words where team_id = ${teamId} and adam_id = ${adamId} and country = ${country} group by word`;
}

/** Of each word the newest day of those that Apple reports, up to the end of the range. */
function sharesOf({ question: { teamId, accounts, range }, adamId, country }: WordPlace) {
  return sql`
    select fold_word(search_term) as word, min(low_share) as low_share, max(high_share) as high_share,
      min(rank) as share_rank, max(popularity) as popularity, max(day) as shares_on
    from (
      select distinct on (ad_account_id, search_term) *
      from impression_share_days
      where team_id = ${teamId} and ad_account_id = any(${accounts.map(({ adAccountId }) => adAccountId)}::bigint[])
        and adam_id = ${adamId} and country = ${country}
        and day between ${addDays(range.to, 1 - maxShareDays)} and ${range.to}
      order by ad_account_id, search_term, day desc) as newest
    group by fold_word(search_term)`;
}

export async function listMeetingAdGroups(
  db: Connection,
  { teamId, campaignIds = [] }: Question,
): Promise<string[]> {
  const { rows } = await sql<{ adGroupId: string }>`
    select distinct ad_group_id::text from seen_terms
    where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(db);
  return rows.map(({ adGroupId }) => adGroupId);
}

/** Of these words those that the reader has a row of, and whether by more than having put it into a list themselves. */
export async function listKnownWords(
  db: Connection,
  place: WordPlace,
  words: readonly string[],
): Promise<Map<string, { isOfPart: boolean }>> {
  const { rows } = await sql<{ word: string; isOfPart: boolean }>`
    with words as (${wordsOf(place)})
    select word, is_of_part from words
    where word = any(array(select fold_word(given) from unnest(${[...words]}::text[]) as given))`.execute(db);
  return new Map(rows.map(({ word, isOfPart }) => [word, { isOfPart }]));
}
