import type { OpenEdit } from '@tapwright/contracts/open-edits';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

type OpenEditRow = OpenEdit & { objectId: string };

/** In the order in which they are sent. */
export async function listOpenEdits(
  db: Connection,
  teamId: number,
  kind: AdKind,
  objects: readonly { id: string; campaignId: string }[],
): Promise<OpenEditRow[]> {
  if (objects.length === 0) return [];
  const campaignIds = [...new Set(objects.map(({ campaignId }) => campaignId))];
  const { rows } = await sql<OpenEditRow>`
    select object_id::text, change_set_id, intent, after from edits
    where team_id = ${teamId} and settled_at is null and kind = ${kind}
      and campaign_id = any(${campaignIds}::bigint[])
      and object_id = any(${objects.map(({ id }) => id)}::bigint[])
    order by turn, number`.execute(db);
  return rows;
}
