import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findBatchgetMaterial } from '@tapwright/contracts/news';
import type { Context } from '../../platform/http/context.ts';
import { chooseText } from './choose-text.ts';
import { listPublished, listTitles } from './news-store.ts';

export async function listPublishedNews(
  { database, language: spoken }: Context,
  { language: reader = spoken, ...asked }: ParsedQueryOf<typeof findBatchgetMaterial>,
): Promise<AnswerOf<typeof findBatchgetMaterial>> {
  const { rows, total } = await listPublished(database.read, asked);
  const titles = await listTitles(
    database.read,
    rows.map(({ newsId }) => newsId),
  );
  const list = rows.flatMap(({ newsId, type, isPinned, publishedAt }) => {
    const texts = titles.filter((text) => text.newsId === newsId);
    // Removed between the two questions.
    if (texts.length === 0 || publishedAt === null) return [];
    const { title, language } = chooseText(reader, texts);
    return [{ id: newsId, type, title, language, isPinned, publishedAt: publishedAt.toISOString() }];
  });
  return { list, total };
}
