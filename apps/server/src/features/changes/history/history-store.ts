import type { ChangeOrigin, EditState } from '@tapwright/contracts/change-set-view';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Fields } from '../sets/edits-store.ts';

export type HistoryEntry = {
  at: Date;
  intent: 'create' | 'update' | 'remove';
  before: Fields | null;
  after: Fields | null;
  /** Null: it was changed outside. */
  changeSetId: number | null;
  number: number;
  origin: ChangeOrigin;
  authorId: number;
  author: string | null;
  note: string;
  state: EditState;
  refusal: string | null;
  appleWords: string | null;
  total: number;
};

/** Edits of an object, but those in drafts, and what was done to it outside; the newest first. */
export async function listHistory(
  db: Connection,
  teamId: number,
  { kind, objectId }: { kind: AdKind; objectId: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    with edited as (
      select * from edits where team_id = ${teamId} and kind = ${kind} and object_id = ${objectId}::bigint
      union all
      select * from edits where team_id = ${teamId} and kind = ${kind} and apple_id = ${objectId}::bigint
        and object_id <> ${objectId}::bigint),
    line as (
      select coalesce(e.settled_at, s.committed_at, s.created_at) as at, e.turn, e.intent, e.before, e.after,
        e.change_set_id, e.number, s.origin, s.author_id, u.nick_name as author, s.note, e.state, e.refusal, e.apple_words
      from edited e
      join change_sets s on s.team_id = e.team_id and s.change_set_id = e.change_set_id and s.state <> 'draft'
      left join users u on u.user_id = s.author_id
      union all
      select happened_at, null, intent, before, after, null, 0, null, 0, null, '', null, null, null
      from outside_changes
      where team_id = ${teamId} and kind = ${kind} and object_id = ${objectId}::bigint and happened_at is not null)
    select *, count(*) over () as total from line
    order by at desc, turn desc nulls first, number desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
