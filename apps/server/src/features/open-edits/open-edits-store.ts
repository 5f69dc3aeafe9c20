import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

type OpenEditRow = Omit<OpenEdit, 'scheduledFor'> & { objectId: string; scheduledFor: Date | null };

/** What is on its way first, in the order in which it is sent; drafts of the reader's own alone. */
export async function listOpenEdits(
  db: Connection,
  { teamId, userId }: { teamId: number; userId: number },
  kind: AdKind,
  objects: readonly { id: string; campaignId: string }[],
): Promise<OpenEditRow[]> {
  if (objects.length === 0) return [];
  const campaignIds = [...new Set(objects.map(({ campaignId }) => campaignId))];
  const { rows } = await sql<OpenEditRow>`
    select e.object_id::text, e.change_set_id, s.state, s.scheduled_for, e.intent, e.after from edits e
    join change_sets s on s.team_id = e.team_id and s.change_set_id = e.change_set_id
    where e.team_id = ${teamId} and e.settled_at is null and e.kind = ${kind}
      and e.campaign_id = any(${campaignIds}::bigint[])
      and e.object_id = any(${objects.map(({ id }) => id)}::bigint[])
      and (s.state <> 'draft' or s.author_id = ${userId})
    order by e.turn, s.scheduled_for, e.change_set_id, e.number`.execute(db);
  return rows;
}
