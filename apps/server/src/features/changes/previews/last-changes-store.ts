import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export type LastChange = {
  kind: AdKind;
  objectId: string;
  at: Date;
  /** Null where it was changed outside, or its author is not known any more. */
  by: string | null;
  isOutside: boolean;
};

/** What came last to each of these objects: an edit that went live, or what was changed outside. */
export async function listLastChanges(
  db: Connection,
  teamId: number,
  objects: readonly { kind: AdKind; objectId: string }[],
): Promise<LastChange[]> {
  if (objects.length === 0) return [];
  const kinds = objects.map(({ kind }) => kind);
  const ids = objects.map(({ objectId }) => objectId);
  const newest = (by: 'object_id' | 'apple_id') => sql`
    (select e.settled_at as at, u.nick_name as by, false as is_outside from edits e
     join change_sets s on s.team_id = e.team_id and s.change_set_id = e.change_set_id
     left join users u on u.user_id = s.author_id
     where e.team_id = ${teamId} and e.kind = a.kind and ${sql.raw(`e.${by}`)} = a.object_id and e.state = 'live'
     order by e.settled_at desc limit 1)`;
  const { rows } = await sql<LastChange>`
    select a.kind, a.object_id::text, l.* from unnest(${kinds}::text[], ${ids}::bigint[]) as a (kind, object_id)
    cross join lateral (
      select * from (${newest('object_id')} union all ${newest('apple_id')} union all
        (select o.happened_at, null, true from outside_changes o
         where o.team_id = ${teamId} and o.kind = a.kind and o.object_id = a.object_id and o.happened_at is not null
         order by o.happened_at desc limit 1)) as every
      order by at desc limit 1) l`.execute(db);
  return rows;
}
