import { addDays } from '@tapwright/domain/days';
import type { AdKind } from '@tapwright/domain/ad-states';
import { zoneOf } from '@tapwright/domain/zones';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Question } from '../question/report-question.ts';

export type ChangeDay = {
  day: string;
  changeSetId: number | null;
  author: string | null;
  note: string;
  changes: number;
  kinds: AdKind[];
  intents: ('create' | 'update' | 'remove')[];
  /** Of each edit its fields, together. */
  fields: string[];
  at: Date;
  total: number;
};

const among = (column: string, ids: readonly string[] | undefined): RawBuilder<unknown> =>
  ids === undefined ? sql`` : sql`and ${sql.raw(column)} = any(${[...ids]}::bigint[])`;

/** Edits that are live, and what was changed outside, by day and set. */
export async function listChangeDays(
  db: Connection,
  question: Question,
  limit: number,
): Promise<ChangeDay[]> {
  const { teamId, accounts, zone, range, campaignIds, adGroupIds } = question;
  const zones = accounts.map(({ timeZone }) => zoneOf(zone, timeZone));
  // A zone may be a day ahead or behind.
  const around = sql`between ${addDays(range.from, -1)}::date and ${addDays(range.to, 2)}::date`;
  const { rows } = await sql<ChangeDay>`
    with billed as (
      select * from unnest(${accounts.map(({ adAccountId }) => adAccountId)}::bigint[], ${zones}::text[]) as billed (id, zone)),
    changed as (
      select e.settled_at as at, billed.zone, e.change_set_id, e.kind, e.intent, case when e.intent = 'update'
        then (select string_agg(field, ' ' order by field) from jsonb_object_keys(e.after) as field) end as fields
      from edits e join billed on billed.id = e.ad_account_id
      where e.team_id = ${teamId} and e.state = 'live' and e.settled_at ${around}
        ${among('e.campaign_id', campaignIds)} ${among('e.ad_group_id', adGroupIds)}
      union all
      select o.happened_at, billed.zone, null, null, null, null
      from outside_changes o join billed on billed.id = o.ad_account_id ${placesOfOutside(question)}
      where o.team_id = ${teamId} and o.happened_at ${around}
        ${among('place.campaign_id', campaignIds)} ${among('place.ad_group_id', adGroupIds)})
    select d.*, coalesce(s.note, '') as note, u.nick_name as author, count(*) over () as total
    from (
      select (at at time zone zone)::date::text as day, change_set_id, count(*) as changes, max(at) as at,
        coalesce(array_agg(distinct kind) filter (where kind is not null), '{}') as kinds,
        coalesce(array_agg(distinct intent) filter (where intent is not null), '{}') as intents,
        coalesce(array_agg(distinct fields) filter (where fields <> ''), '{}') as fields
      from changed where (at at time zone zone)::date between ${range.from}::date and ${range.to}::date
      group by 1, 2) d
    left join change_sets s on s.team_id = ${teamId} and s.change_set_id = d.change_set_id
    left join users u on u.user_id = s.author_id
    order by d.at desc, d.change_set_id limit ${limit}`.execute(db);
  return rows;
}

/** Apple says only what was changed; in which campaign that is stands in our tables. */
function placesOfOutside({ teamId, campaignIds, adGroupIds }: Question): RawBuilder<unknown> {
  if (campaignIds === undefined && adGroupIds === undefined) return sql``;
  const inside = (['keyword', 'negative_keyword', 'ad'] as const).map(
    (kind) => `select campaign_id, ad_group_id from ${kind}s x
      where x.team_id = o.team_id and x.${kind}_id = o.object_id and o.kind = '${outsideKinds[kind]}'`,
  );
  return sql`
    join lateral (
      select c.campaign_id, null::bigint as ad_group_id from campaigns c
      where c.team_id = ${teamId} and c.campaign_id = o.object_id and o.kind = 'campaign'
      union all
      select campaign_id, ad_group_id from ad_groups g
      where g.team_id = ${teamId} and g.ad_group_id = o.object_id and o.kind = 'adGroup'
      union all ${sql.raw(inside.join(' union all '))}) place on true`;
}

const outsideKinds = { keyword: 'keyword', negative_keyword: 'negativeKeyword', ad: 'ad' } as const;
