import type { Facts } from '@tapwright/contracts/operation-facts';
import type { NewsText } from '@tapwright/contracts/news';
import type { NewsRow } from './news-store.ts';

/** Titles as the operation log lists them; a body is too long for a row. */
export function describeNews(
  { type, isPinned }: Pick<NewsRow, 'type' | 'isPinned'>,
  texts: readonly NewsText[],
): Facts {
  return {
    newsType: type,
    isPinned,
    newsTitles: texts.map(({ language, title }) => `${language}: ${title}`).toSorted(),
  };
}

/** The languages in which the body is another one than before. */
export function listChangedBodies(before: readonly NewsText[], after: readonly NewsText[]): string[] {
  const bodyOf = (texts: readonly NewsText[], wanted: string) =>
    texts.find(({ language }) => language === wanted)?.body;
  const languages = new Set([...before, ...after].map(({ language }) => language));
  return [...languages].filter((language) => bodyOf(before, language) !== bodyOf(after, language)).toSorted();
}
