import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { endOfEdit, type Reader } from '../sets/change-sets-store.ts';

type Scope = Omit<Reader, 'userId'>;

/** As it is called now; what is still to be created says so itself. */
const nameOfEdit = sql`coalesce(e.after ->> 'text', case when e.intent = 'create' then e.after ->> 'name' end, case e.kind
  when 'campaign' then (select name from campaigns o where o.team_id = e.team_id and o.campaign_id = e.object_id)
  when 'adGroup' then (select name from ad_groups o where o.team_id = e.team_id and o.ad_group_id = e.object_id)
  when 'keyword' then (select text from keywords o where o.team_id = e.team_id and o.keyword_id = e.object_id)
  when 'ad' then (select name from ads o where o.team_id = e.team_id and o.ad_id = e.object_id)
  else (select text from negative_keywords o where o.team_id = e.team_id and o.negative_keyword_id = e.object_id) end)`;
const campaignOfEdit = sql`
  (select name from campaigns o where o.team_id = e.team_id and o.campaign_id = e.campaign_id)`;
const adGroupOfEdit = sql`
  (select name from ad_groups o where o.team_id = e.team_id and o.ad_group_id = e.ad_group_id)`;

const inScope = ({ campaignIds }: Scope) =>
  campaignIds === undefined ? sql`` : sql`and e.campaign_id = any(${[...campaignIds]}::bigint[])`;

export type Summary = ChangeSetView['about'] & { currency: string | null };

/** What each of these sets is about, as far as the reader sees it. */
export async function listSummaries(
  db: Connection,
  scope: Scope,
  changeSetIds: readonly number[],
): Promise<Map<number, Summary>> {
  if (changeSetIds.length === 0) return new Map();
  const ofSet = sql`e.team_id = ${scope.teamId} and e.change_set_id = p.change_set_id ${inScope(scope)}`;
  const { rows } = await sql<Summary & { changeSetId: number }>`
    select p.change_set_id, a.kinds, a.intents, t.fields, f.first, f.currency
    from unnest(${[...changeSetIds]}::bigint[]) as p (change_set_id)
    cross join lateral (
      select coalesce(jsonb_agg(distinct e.kind), '[]') as kinds, coalesce(jsonb_agg(distinct e.intent), '[]') as intents
      from edits e where ${ofSet}) a
    cross join lateral (
      select coalesce(jsonb_agg(distinct field), '[]') as fields from (
        select e.after from edits e where ${ofSet} and e.intent = 'update' order by e.number limit 100) early
      cross join lateral jsonb_object_keys(early.after) as field) t
    left join lateral (
      select g.currency, jsonb_build_object('name', ${nameOfEdit}, 'campaignName', ${campaignOfEdit},
        'before', e.before, 'after', e.after) as first
      from edits e
      left join campaign_groups g on g.team_id = e.team_id and g.ad_account_id = e.ad_account_id::text
      where ${ofSet} order by e.number limit 1) f on true`.execute(db);
  return new Map(rows.map(({ changeSetId, ...summary }) => [changeSetId, summary]));
}

/** Numbers of the edits in whose name, or that of what they lie in, it stands; of those that ended so, where that is said. */
export async function findEditNumbers(
  db: Connection,
  scope: Scope,
  { changeSetId, end, name }: { changeSetId: number; end?: string | undefined; name: string },
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select e.number from edits e
    where e.team_id = ${scope.teamId} and e.change_set_id = ${changeSetId} ${inScope(scope)}
      ${end === undefined ? sql`` : sql`and ${endOfEdit} = ${end}`}
      and position(lower(${name}) in lower(concat_ws(' · ', ${nameOfEdit}, ${campaignOfEdit}, ${adGroupOfEdit}))) > 0
    order by e.number`.execute(db);
  return rows.map(({ number }) => number);
}

export type EditNames = { name: string | null; campaignName: string | null; adGroupName: string | null };

/** By their numbers. */
export async function listEditNames(
  db: Connection,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  numbers: readonly number[],
): Promise<Map<number, EditNames>> {
  const { rows } = await sql<EditNames & { number: number }>`
    select e.number, ${nameOfEdit} as name, ${campaignOfEdit} as campaign_name, ${adGroupOfEdit} as ad_group_name
    from edits e
    where e.team_id = ${teamId} and e.change_set_id = ${changeSetId} and e.number = any(${[...numbers]}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ number, ...names }) => [number, names]));
}
