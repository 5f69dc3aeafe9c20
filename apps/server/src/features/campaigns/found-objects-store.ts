import type { FoundObject } from '@tapwright/contracts/campaigns';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import type { AdScope } from '../campaign-groups/index.ts';

const maxOfEach = 4;

type Level = { kind: FoundObject['kind']; table: string; id: string; name: string };
const levels: readonly Level[] = [
  { kind: 'campaign', table: 'campaigns', id: 'campaign_id', name: 'name' },
  { kind: 'adGroup', table: 'ad_groups', id: 'ad_group_id', name: 'name' },
  { kind: 'keyword', table: 'keywords', id: 'keyword_id', name: 'text' },
];

/**
 * What is there by a part of its name: those that begin with it, then the shortest; and then what has each of several
 * words, at least one in its own name and the others there or in what it lies in.
 */
export async function listByName(
  db: Connection,
  teamId: number,
  scope: AdScope | undefined,
  name: string,
): Promise<FoundObject[]> {
  const found = levels.map((level) => sql`(${ofLevel(level, teamId, scope, name)})`);
  const { rows } = await sql<FoundObject>`${sql.join(found, sql` union all `)}`.execute(db.withoutPlugins());
  return rows;
}

function ofLevel(
  { kind, table, id, name: nameColumn }: Level,
  teamId: number,
  scope: AdScope | undefined,
  name: string,
): RawBuilder<unknown> {
  const raw = (text: string) => sql.raw(text);
  const inGroup = kind !== 'campaign';
  const own = sql`lower(e.${raw(nameColumn)})`;
  const wanted = sql`position(lower(${name}) in ${own})`;
  return sql`
    select ${raw(`'${kind}'`)} as kind, e.${raw(id)}::text as id, e.${raw(nameColumn)} as name,
      g.campaign_group_id as "campaignGroupId", c.campaign_id::text as "campaignId", coalesce(c.name, '') as "campaignName",
      ${raw(inGroup ? 'a.ad_group_id::text' : 'null')} as "adGroupId", ${raw(inGroup ? `coalesce(a.name, '')` : 'null')} as "adGroupName"
    from ${raw(table)} e
    join campaigns c on c.team_id = e.team_id and c.campaign_id = e.campaign_id and not c.is_removed
    ${inGroup ? sql`join ad_groups a on a.team_id = e.team_id and a.ad_group_id = e.ad_group_id and not a.is_removed` : sql``}
    join campaign_groups g on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text and g.detached_at is null
    where e.team_id = ${teamId} and not e.is_removed and (${wanted} > 0 or ${hasWords(name, own, inGroup)})
      ${scope === undefined ? sql`` : sql`and e.campaign_id = any(${[...scope.campaignIds]}::bigint[])`}
    order by ${wanted} = 0, ${wanted} <> 1, length(e.${raw(nameColumn)}), e.${raw(id)} limit ${maxOfEach}`;
}

function hasWords(name: string, own: RawBuilder<unknown>, inGroup: boolean): RawBuilder<unknown> {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return sql`false`;
  const place = inGroup
    ? sql`' ' || lower(coalesce(c.name, '')) || ' ' || lower(coalesce(a.name, ''))`
    : sql`''`;
  const within = (text: RawBuilder<unknown>) =>
    words.map((word) => sql`position(lower(${word}) in ${text}) > 0`);
  const some = sql.join(within(own), sql` or `);
  const all = sql.join(within(sql`(${own} || ${place})`), sql` and `);
  return sql`((${some}) and ${all})`;
}
