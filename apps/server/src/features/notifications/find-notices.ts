import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { findNotices as findNoticesCall, NoticeView } from '@tapwright/contracts/notifications';
import type { PersonContext } from '../../platform/http/context.ts';
import { countNotices, listNotices, type NoticeRow } from './notices-store.ts';
import { noticeText } from './notice-text.ts';

type Call = typeof findNoticesCall;

export async function findNotices(
  context: PersonContext,
  { pageNum, pageSize }: ParsedBodyOf<Call>,
): Promise<AnswerOf<Call>> {
  const { database, person } = context;
  const rows = await listNotices(database.write, person.userId, {
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const counts = await countNotices(database.write, person.userId);
  return { list: rows.map((row) => viewOf(context, row)), ...counts };
}

function viewOf(context: PersonContext, row: NoticeRow): NoticeView {
  const { noticeId, typeId, createdAt, senderId, ...facts } = row;
  const at = createdAt.toISOString();
  return {
    ...facts,
    id: noticeId,
    typeId,
    type: typeId,
    sendUserId: senderId,
    news: noticeText(context, row),
    createdAtStr: at,
    data: { createAtStr: at },
  };
}
