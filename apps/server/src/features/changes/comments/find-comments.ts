import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { ChangeComment, findChangeComments } from '@tapwright/contracts/change-comments';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listChangeSets } from '../sets/change-sets-store.ts';
import { openScope } from '../sets/open-scope.ts';
import { type CommentRow, listComments } from './comments-store.ts';

export async function findComments(
  context: TeamContext,
  { changeSetId, pageNum, pageSize }: ParsedQueryOf<typeof findChangeComments>,
): Promise<AnswerOf<typeof findChangeComments>> {
  const { db, reader } = await openScope(context);
  const [set] = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  if (set === undefined) throw new Refusal('notFound');
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listComments(db, { teamId: reader.teamId, changeSetId }, page);
  return { list: rows.map(viewComment), total: rows[0]?.total ?? 0 };
}

export const viewComment = ({ commentId, authorId, author, text, createdAt }: CommentRow): ChangeComment => ({
  commentId,
  authorId,
  author,
  text,
  createdAt: createdAt.toISOString(),
});
