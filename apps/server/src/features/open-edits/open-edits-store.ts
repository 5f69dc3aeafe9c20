import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
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
  const named = ids.length > maxNamed ? sql`` : sql`and e.object_id = any(${[...ids]}::bigint[])`;
  const { rows } = await sql<OpenEditRow>`
    select e.object_id::text, e.change_set_id, s.state, s.scheduled_for, e.intent, e.after from edits e
    join change_sets s on s.team_id = e.team_id and s.change_set_id = e.change_set_id
    where e.team_id = ${teamId} and e.settled_at is null and e.kind = ${kind}
      and e.campaign_id = any(${[...campaignIds]}::bigint[]) ${named}
      and (s.state <> 'draft' or s.author_id = ${userId})
    order by e.turn, s.scheduled_for, e.change_set_id, e.number`.execute(db);
  return rows;
}
