import { foldKeyword } from './keyword-text.ts';

type Negative = { text: string; matchType: string | null };

const wordsOf = (folded: string) => folded.split(' ');

/**
 * Which of the negative keywords keeps an ad from being shown for a search: an exact one for these words and no others,
 * a broad one for all of its words in any order.
 */
export function findBlocking<One extends Negative>(
  negatives: readonly One[],
): (term: string) => One | undefined {
  const exact = new Map<string, One>();
  const broad = new Map<string, { negative: One; words: string[] }[]>();
  for (const negative of negatives) {
    const folded = foldKeyword(negative.text);
    if (negative.matchType !== 'BROAD') {
      if (!exact.has(folded)) exact.set(folded, negative);
      continue;
    }
    const words = wordsOf(folded);
    const [first = ''] = words;
    const alike = broad.get(first) ?? [];
    alike.push({ negative, words });
    broad.set(first, alike);
  }
  return (term) => {
    const folded = foldKeyword(term);
    const words = broad.size === 0 ? [] : wordsOf(folded);
    const isWithin = (each: { words: string[] }) => each.words.every((word) => words.includes(word));
    for (const word of words) {
      const found = broad.get(word)?.find(isWithin);
      if (found) return found.negative;
    }
    return exact.get(folded);
  };
}

/**
 * Which of them keeps a keyword from being met: an exact one stops an exact keyword alone, since a broad one is met by other
 * searches, too.
 */
export function findStopping<One extends Negative>(
  negatives: readonly One[],
): (keyword: Negative) => One | undefined {
  const all = findBlocking(negatives);
  const broad = findBlocking(negatives.filter(({ matchType }) => matchType === 'BROAD'));
  return ({ text, matchType }) => (matchType === 'BROAD' ? broad : all)(text);
}
