import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findStaffNews } from '@tapwright/contracts/news';
import type { PersonContext } from '../../platform/http/context.ts';
import { chooseText } from './choose-text.ts';
import { listAll, listTitles } from './news-store.ts';

export async function listStaffNews(
  { database, language: reader }: PersonContext,
  { type, pageNum, pageSize }: ParsedQueryOf<typeof findStaffNews>,
): Promise<AnswerOf<typeof findStaffNews>> {
  const { rows, total } = await listAll(database.write, { type, pageNum, pageSize });
  const titles = await listTitles(
    database.write,
    rows.map(({ newsId }) => newsId),
  );
  const list = rows.flatMap((row) => {
    const texts = titles.filter(({ newsId }) => newsId === row.newsId);
    // Removed between the two questions.
    if (texts.length === 0) return [];
    return [
      {
        id: row.newsId,
        type: row.type,
        title: chooseText(reader, texts).title,
        languages: texts.map(({ language }) => language),
        isPinned: row.isPinned,
        publishedAt: row.publishedAt?.toISOString() ?? null,
        updatedAt: row.updatedAt.toISOString(),
      },
    ];
  });
  return { list, total };
}
