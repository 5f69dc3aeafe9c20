import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findMaterial } from '@tapwright/contracts/news';
import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { chooseText } from './choose-text.ts';
import { findNews, listTexts } from './news-store.ts';

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
