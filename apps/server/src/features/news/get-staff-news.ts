import type { AnswerOf } from '@tapwright/contracts/call';
import type { findStaffNewsItem } from '@tapwright/contracts/news';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findNews, listTexts } from './news-store.ts';

export async function getStaffNews(
  { database }: PersonContext,
  { id }: { id: number },
): Promise<AnswerOf<typeof findStaffNewsItem>> {
  const found = await findNews(database.write, id);
  if (found === undefined) throw new Refusal('notFound');
  const { type, isPinned, version, publishedAt } = found;
  const texts = await listTexts(database.write, id);
  return {
    id,
    type,
    isPinned,
    version,
    publishedAt: publishedAt?.toISOString() ?? null,
    texts: texts.map(({ language, title, body }) => ({ language, title, body })),
  };
}
