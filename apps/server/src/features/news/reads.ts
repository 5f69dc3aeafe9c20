import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type {
  findBatchgetMaterial,
  findMaterial,
  findStaffNews,
  findStaffNewsItem,
} from '@tapwright/contracts/news';
import type { Context, PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { chooseText } from './choose-text.ts';
import { findNews, listAll, listPublished, listTexts, listTitles } from './news-store.ts';

export async function listPublishedNews(
  { database, language: spoken }: Context,
  { language: reader = spoken, ...filter }: ParsedQueryOf<typeof findBatchgetMaterial>,
): Promise<AnswerOf<typeof findBatchgetMaterial>> {
  const { rows, total } = await listPublished(database.read, filter);
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

/** A draft is as good as not there. */
export async function getPublishedNews(
  { database, language: spoken }: Context,
  { id, language: reader = spoken }: ParsedQueryOf<typeof findMaterial>,
): Promise<AnswerOf<typeof findMaterial>> {
  const found = await findNews(database.read, id);
  const texts = await listTexts(database.read, id);
  if (found === undefined || found.publishedAt === null || texts.length === 0) throw new Refusal('notFound');
  const { title, body, language } = chooseText(reader, texts);
  return { id, type: found.type, title, body, language, publishedAt: found.publishedAt.toISOString() };
}

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
