import type { Role } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { SetKey } from '../sets/change-sets-store.ts';

export type NewComment = SetKey & { authorId: number; text: string; createdAt: Date };
export type CommentRow = {
  commentId: number;
  authorId: number;
  author: string | null;
  text: string;
  createdAt: Date;
};

export async function insertComment(tx: Transaction, comment: NewComment): Promise<number> {
  const { commentId } = await tx
    .insertInto('changeComments')
    .values(comment)
    .returning('commentId')
    .executeTakeFirstOrThrow();
  return commentId;
}

export async function listComments(
  db: Connection,
  { teamId, changeSetId }: SetKey,
  { limit, offset }: { limit: number; offset: number },
): Promise<(CommentRow & { total: number })[]> {
  const { rows } = await sql<CommentRow & { total: number }>`
    select c.comment_id, c.author_id, u.nick_name as author, c.text, c.created_at, count(*) over () as total
    from change_comments c left join users u on u.user_id = c.author_id
    where c.team_id = ${teamId} and c.change_set_id = ${changeSetId}
    order by c.comment_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type Concerned = { userId: number; role: Role; scope: number[] };

/** Author, who decided, and who spoke of it: those who are still in the team. */
export async function listConcerned(db: Connection, { teamId, changeSetId }: SetKey): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select m.user_id, m.role, m.scope from team_members m
    join users u on u.user_id = m.user_id and u.frozen_at is null
    where m.team_id = ${teamId} and m.disabled_at is null and m.user_id in (
      select author_id from change_sets where team_id = ${teamId} and change_set_id = ${changeSetId}
      union select decided_by from change_sets where team_id = ${teamId} and change_set_id = ${changeSetId}
      union select author_id from change_comments where team_id = ${teamId} and change_set_id = ${changeSetId})
    order by m.user_id`.execute(db);
  return rows;
}
