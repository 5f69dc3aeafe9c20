import { foldKeyword } from '@tapwright/domain/keyword-text';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Apple too takes the plural for the same. */
const singular = (word: string): string => word.replace(/(?<=[a-z]{3})s$/, '');

/** Words; where a script sets no spaces between them, each two letters that stand beside each other. */
export function partsOf(text: string): string[] {
  const parts = foldKeyword(text)
    .split(' ')
    .flatMap((word) => {
      const letters = Array.from(word);
      if (!unspaced.test(word) || letters.length < 2) return word === '' ? [] : [singular(word)];
      return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
    });
  return [...new Set(parts)];
}

/** Whether a keyword is about the same as a term: they share at least half the parts of the shorter one. */
export function findNear(terms: readonly string[]): (keyword: string) => boolean {
  const places = new Map<string, number[]>();
  const sizes = terms.map((term, place) => {
    const parts = partsOf(term);
    for (const part of parts) places.set(part, [...(places.get(part) ?? []), place]);
    return parts.length;
  });
  return (keyword) => {
    const parts = partsOf(keyword);
    const shared = new Map<number, number>();
    for (const part of parts)
      for (const place of places.get(part) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    return [...shared].some(([place, count]) => count * 2 >= Math.min(parts.length, sizes[place] ?? 0));
  };
}
