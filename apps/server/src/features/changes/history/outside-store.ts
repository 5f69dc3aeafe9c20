import type { OutsideChange } from '@tapwright/contracts/outside-changes';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Reader } from '../sets/change-sets-store.ts';

type Row = Omit<OutsideChange, 'at' | 'before' | 'after'> & {
  at: Date;
  before: OutsideChange['before'] | null;
  after: OutsideChange['after'] | null;
  total: number;
};

type Which = {
  startTime?: Date | undefined;
  endTime?: Date | undefined;
  limit: number;
  offset: number;
};

/** Apple says only what was changed; where that lies stands in our tables. */
const tables = [
  { kind: 'campaign', from: 'campaigns', id: 'campaign_id', adGroup: 'null::bigint', name: 'name' },
  { kind: 'adGroup', from: 'ad_groups', id: 'ad_group_id', adGroup: 'ad_group_id', name: 'name' },
  { kind: 'keyword', from: 'keywords', id: 'keyword_id', adGroup: 'ad_group_id', name: 'text' },
  {
    kind: 'negativeKeyword',
    from: 'negative_keywords',
    id: 'negative_keyword_id',
    adGroup: 'ad_group_id',
    name: 'text',
  },
  { kind: 'ad', from: 'ads', id: 'ad_id', adGroup: 'ad_group_id', name: 'name' },
] as const satisfies ({ kind: AdKind } & Record<'from' | 'id' | 'adGroup' | 'name', string>)[];

const places = sql.raw(
  tables
    .map(
      ({ kind, from, id, adGroup, name }) => `
        select x.campaign_id, ${adGroup} as ad_group_id, x.${name} as name from ${from} x
        where o.kind = '${kind}' and x.team_id = o.team_id and x.${id} = o.object_id`,
    )
    .join(' union all '),
);

/** What was changed outside, the newest first; whoever is bound sees what is known to lie in their campaigns. */
export async function listOutsideChanges(
  db: Connection,
  { teamId, campaignIds }: Reader,
  { startTime, endTime, limit, offset }: Which,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with page as (
      select o.*, place.campaign_id, place.ad_group_id, place.name, count(*) over () as total
      from outside_changes o left join lateral (${places}) place on true
      where o.team_id = ${teamId} and o.happened_at is not null and o.object_id is not null
        and o.happened_at >= ${startTime ?? '-infinity'} and o.happened_at < ${endTime ?? 'infinity'}
        ${campaignIds === undefined ? sql`` : sql`and place.campaign_id = any(${[...campaignIds]}::bigint[])`}
      order by o.happened_at desc, o.detail_id limit ${limit} offset ${offset})
    select p.happened_at as at, p.kind, p.object_id::text, p.intent, p.before, p.after, p.total,
      coalesce(p.name, p.after ->> 'name', p.after ->> 'text') as name,
      (select c.name from campaigns c where c.team_id = p.team_id and c.campaign_id = p.campaign_id) as campaign_name,
      (select g.name from ad_groups g where g.team_id = p.team_id and g.ad_group_id = p.ad_group_id) as ad_group_name
    from page p order by p.happened_at desc, p.detail_id`.execute(db);
  return rows;
}
