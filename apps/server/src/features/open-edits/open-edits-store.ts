import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

type OpenEditRow = Omit<OpenEdit, 'scheduledFor'> & { objectId: string; scheduledFor: Date | null };

/** Of a longer list everything that has not ended in its campaigns is read: there is less of that than of ids. */
const maxNamed = 1_000;

/** What is on its way first, in the order in which it is sent; drafts of the reader's own alone. */
export async function listOpenEdits(
  db: Connection,
  { teamId, userId }: { teamId: number; userId: number },
  kind: AdKind,
  { campaignIds, ids }: { campaignIds: readonly string[]; ids: readonly string[] },
): Promise<OpenEditRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await openEditsOf({ teamId, userId }, kind, { campaignIds, ids }).execute(db);
  return rows;
}

/**
 * By campaigns first, out of the index of what has not ended: joined at once, and before the statistics of a large set
 * are there, the planner went by sets through all edits. Where no set of the team is open, which is asked once, no edit is
 * looked for: what ended since the table was cleared lies in that index still.
 */
export function openEditsOf(
  { teamId, userId }: { teamId: number; userId: number },
  kind: AdKind,
  { campaignIds, ids }: { campaignIds: readonly string[]; ids: readonly string[] },
): RawBuilder<OpenEditRow> {
  const named = ids.length > maxNamed ? sql`` : sql`and e.object_id = any(${[...ids]}::bigint[])`;
  return sql<OpenEditRow>`
    with open as materialized (
      select object_id, team_id, change_set_id, intent, after, turn, number from edits
      where team_id = ${teamId} and settled_at is null and kind = ${kind}
        and campaign_id = any(${[...campaignIds]}::bigint[])
        and exists (select from change_sets where team_id = ${teamId} and state in ('draft', 'proposed', 'scheduled', 'sending')))
    select e.object_id::text, e.change_set_id, s.state, s.scheduled_for, e.intent, e.after from open e
    join change_sets s on s.team_id = e.team_id and s.change_set_id = e.change_set_id
    where (s.state <> 'draft' or s.author_id = ${userId}) ${named}
    order by e.turn, s.scheduled_for, e.change_set_id, e.number`;
}
