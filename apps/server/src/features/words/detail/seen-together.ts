import { cutAll } from '@tapwright/domain/word-pieces';

type Together = { piece: string; terms: number; taps: number };

const cutOne = (text: string): readonly string[] => cutAll([text])[0] ?? [];

/** What stands beside a word in the searches that hold it, each piece once in a search. */
export function countTogether(word: string, searches: readonly { term: string; taps: number }[]): Together[] {
  const own = new Set(cutOne(word));
  const found = new Map<string, Together>();
  const cut = cutAll(searches.map(({ term }) => term.toLowerCase()));
  for (const [at, { taps }] of searches.entries())
    for (const piece of new Set(cut[at])) {
      if (own.has(piece) || word.includes(piece)) continue;
      const known = found.get(piece) ?? { piece, terms: 0, taps: 0 };
      found.set(piece, { piece, terms: known.terms + 1, taps: known.taps + taps });
    }
  return [...found.values()].toSorted(
    (one, other) => other.terms - one.terms || other.taps - one.taps || (one.piece < other.piece ? -1 : 1),
  );
}

/** Whether another word has any piece of this one. */
export function sharesPiece(word: string): (other: string) => boolean {
  const own = new Set(cutOne(word));
  return (other) => cutOne(other).some((piece) => own.has(piece));
}
