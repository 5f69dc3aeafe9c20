import type { ListedFacts } from '@tapwright/domain/negative-lists';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { inScope, type Reader } from '../lists/list-campaigns-store.ts';

type Asked = Reader & {
  listId?: number | undefined;
  among?: readonly string[] | undefined;
};

type Fact = keyof ListedFacts;
const facts = [
  'isListed',
  'isStanding',
  'isRunning',
  'isBrought',
  'isElsewhere',
  'isMoving',
  'lastEnd',
] as const satisfies Fact[];
const named = sql.raw(facts.map((fact) => `"${fact}"`).join(', '));

/**
 * Each negative keyword that a list wants in a campaign or that stands there for all of it, once. Rows of ours stand
 * already while their creation is on its way.
 */
const listed = ({ listId, among, ...reader }: Asked): RawBuilder<unknown> => sql`
  with placed as materialized (
    select l.list_id, l.campaign_id, l.is_leaving, l.attached_at
    from negative_list_campaigns l
    join campaigns c on c.team_id = l.team_id and c.campaign_id = l.campaign_id and not c.is_removed
    join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text and g.detached_at is null
    where l.team_id = ${reader.teamId} and ${inScope(reader, 'l.campaign_id')}
      ${listId === undefined ? sql`` : sql`and l.list_id = ${listId}`}
      ${among === undefined ? sql`` : sql`and l.campaign_id = any(${[...among]}::bigint[])`}),
  -- A set that finishes what another began is of the same list.
  sets as materialized (
    select s.list_id, s.change_set_id from negative_list_sets s where s.team_id = ${reader.teamId}
    union
    select s.list_id, r.change_set_id from negative_list_sets s
    join change_sets r on r.team_id = s.team_id and r.repeats = s.change_set_id where s.team_id = ${reader.teamId}),
  made as materialized (
    select s.list_id, e.campaign_id, coalesce(e.apple_id, e.object_id) as id, e.state, e.settled_at, e.apple_words,
      fold_word(e.after ->> 'text') as word, e.after ->> 'matchType' as match_type
    from sets s join edits e on e.team_id = ${reader.teamId} and e.change_set_id = s.change_set_id
    where e.kind = 'negativeKeyword' and e.intent = 'create'),
  newest as (
    select distinct on (list_id, campaign_id, word, match_type) list_id, campaign_id, word, match_type, state,
      settled_at, apple_words
    from made where settled_at is not null
    order by list_id, campaign_id, word, match_type, settled_at desc),
  moving as materialized (
    select distinct e.object_id from edits e
    join change_sets c on c.team_id = e.team_id and c.change_set_id = e.change_set_id
    where e.team_id = ${reader.teamId} and e.kind = 'negativeKeyword' and e.intent <> 'create' and e.settled_at is null
      and c.state in ('proposed', 'scheduled', 'sending')),
  wanted as materialized (
    select p.list_id, p.campaign_id, w.word, w.match_type, w.text, greatest(w.added_at, p.attached_at) as since
    from placed p
    join negative_list_words w on w.team_id = ${reader.teamId} and w.list_id = p.list_id
    where not p.is_leaving),
  standing as materialized (
    select p.list_id, p.campaign_id, n.word, coalesce(n.match_type, 'BROAD') as match_type, n.text,
      n.negative_keyword_id as id, (n.status = 'ENABLED') is true as is_running
    from placed p
    join negative_keywords n on n.team_id = ${reader.teamId} and n.campaign_id = p.campaign_id and n.ad_group_id is null
      and not n.is_removed),
  listed as (
    select list_id::int as "listId", campaign_id::text as "campaignId", coalesce(w.text, s.text) as text, match_type as "matchType",
      s.id::text as "negativeKeywordId", w.word is not null as "isListed", s.id is not null as "isStanding",
      coalesce(s.is_running, false) as "isRunning",
      s.id is not null and exists (select from made m where m.list_id = s.list_id and m.id = s.id) as "isBrought",
      w.word is null and exists (
        select from negative_list_campaigns o
        join negative_list_words ow on ow.team_id = o.team_id and ow.list_id = o.list_id
        where o.team_id = ${reader.teamId} and o.campaign_id = s.campaign_id and o.list_id <> s.list_id and not o.is_leaving
          and ow.word = s.word and ow.match_type = s.match_type) as "isElsewhere",
      coalesce(s.id < 0 or s.id in (select object_id from moving), false) as "isMoving",
      case when s.id is null and n.state in ('live', 'refused') and n.settled_at > w.since then n.state end as "lastEnd",
      case when s.id is null then n.apple_words end as "appleWords"
    from wanted w
    full join standing s using (list_id, campaign_id, word, match_type)
    left join newest n using (list_id, campaign_id, word, match_type))`;

export type CountedFacts = ListedFacts & { listId: number; campaignId: string; count: number };

/** How many there are of each kind, in each campaign of each list. */
export async function countListed(db: Connection, asked: Asked): Promise<CountedFacts[]> {
  const { rows } = await sql<CountedFacts>`
    ${listed(asked)}
    select "listId", "campaignId", ${named}, count(*)::int as count from listed
    group by "listId", "campaignId", ${named}`.execute(db.withoutPlugins());
  return rows;
}

export type ListedRow = ListedFacts & {
  campaignId: string;
  text: string;
  matchType: 'EXACT' | 'BROAD';
  negativeKeywordId: string | null;
  appleWords: string | null;
};

/** Each of them; without what stands by itself where only the list is asked about. */
export async function listListed(
  db: Connection,
  asked: Asked & { listId: number },
  { withByHand }: { withByHand: boolean },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    ${listed(asked)}
    select * from listed ${withByHand ? sql`` : sql`where "isListed" or "isBrought"`}
    order by "campaignId", lower(text), "matchType"`.execute(db.withoutPlugins());
  return rows;
}

/** How many negative keywords stand for all of each campaign. */
export async function countStanding(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ campaignId: string; count: number }>`
    select campaign_id::text, count(*) as count from negative_keywords
    where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[]) and ad_group_id is null
      and not is_removed
    group by campaign_id`.execute(db);
  return new Map(rows.map(({ campaignId, count }) => [campaignId, count]));
}

export type PositiveRow = {
  text: string;
  matchType: string | null;
  campaignId: string;
  campaignName: string;
  adGroupName: string;
};

/** Keywords that run in these campaigns. */
export async function listPositives(
  db: Connection,
  reader: Reader,
  campaignIds: readonly string[],
  adGroupIds?: readonly string[],
): Promise<PositiveRow[]> {
  const { rows } = await sql<PositiveRow>`
    select k.text, k.match_type, k.campaign_id::text, coalesce(c.name, '') as campaign_name,
      coalesce(a.name, '') as ad_group_name
    from keywords k
    join campaigns c on c.team_id = k.team_id and c.campaign_id = k.campaign_id and not c.is_removed
    join ad_groups a on a.team_id = k.team_id and a.ad_group_id = k.ad_group_id and not a.is_removed
    where k.team_id = ${reader.teamId} and k.campaign_id = any(${[...campaignIds]}::bigint[])
      and ${inScope(reader, 'k.campaign_id')} and not k.is_removed and k.status = 'ENABLED'
      ${adGroupIds === undefined ? sql`` : sql`and k.ad_group_id = any(${[...adGroupIds]}::bigint[])`}
    order by lower(c.name), lower(a.name), lower(k.text), k.keyword_id`.execute(db);
  return rows;
}

export async function insertListSet(
  db: Connection,
  row: { teamId: number; listId: number; changeSetId: number },
): Promise<void> {
  await db.insertInto('negativeListSets').values(row).execute();
}
