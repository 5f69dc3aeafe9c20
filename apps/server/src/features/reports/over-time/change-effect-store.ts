import type { effectLevels } from '@tapwright/contracts/change-effect';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

type Level = (typeof effectLevels)[number];

/** One edit that went live: what has figures of its own, or lies in something that has. */
export type LiveEdit = { adAccountId: string; at: Date; level: Level } & Record<
  'campaignId' | 'adGroupId' | 'keywordId',
  string | null
>;

/** Negative keywords and ads have no figures of their own: those of their ad group, or campaign, are meant. */
export async function listLiveEdits(
  db: Connection,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
): Promise<LiveEdit[]> {
  const idOf = (kind: Level, column: string) =>
    sql.raw(`case when e.kind = '${kind}' then coalesce(e.apple_id, e.object_id) else e.${column} end`);
  const { rows } = await sql<LiveEdit>`
    select e.ad_account_id::text, e.settled_at as at,
      case when e.kind = 'keyword' then 'keyword' when e.kind = 'campaign' or e.ad_group_id is null then 'campaign'
        else 'adGroup' end as level,
      (${idOf('campaign', 'campaign_id')})::text as campaign_id,
      (${idOf('adGroup', 'ad_group_id')})::text as ad_group_id,
      case when e.kind = 'keyword' then coalesce(e.apple_id, e.object_id)::text end as keyword_id
    from edits e where e.team_id = ${teamId} and e.change_set_id = ${changeSetId} and e.state = 'live'`.execute(
    db,
  );
  return rows;
}

/** What other sets did to the same objects from a day on; a day more, since clocks differ. */
export async function countOthers(
  db: Connection,
  { teamId, changeSetId, since }: { teamId: number; changeSetId: number; since: string },
): Promise<{ sets: number; objects: number }> {
  const { rows } = await sql<{ sets: number; objects: number }>`
    select count(distinct o.change_set_id) as sets, count(distinct (o.kind, o.object_id)) as objects
    from edits e join edits o on o.team_id = e.team_id and o.kind = e.kind and o.object_id = e.object_id
      and o.change_set_id <> e.change_set_id and o.state = 'live' and o.settled_at >= ${since}::date
    where e.team_id = ${teamId} and e.change_set_id = ${changeSetId} and e.state = 'live'`.execute(db);
  return rows[0] ?? { sets: 0, objects: 0 };
}
