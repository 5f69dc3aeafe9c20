import { addMeasured, type Measured, nothingMeasured } from './judge-term.ts';
import { cutAll } from './word-pieces.ts';

/** A word with what was measured of it in a campaign; each word once in a campaign. */
type WordFigure = Measured & { readonly campaignId: string; readonly word: string };

/** One to three words that stand next to each other in several searches. */
export type NGram = {
  readonly pieces: readonly string[];
  /** Searches that hold it, each once; those of several n-grams overlap. */
  readonly words: readonly string[];
  readonly sums: Measured;
  readonly ofCampaigns: ReadonlyMap<string, Measured & { readonly terms: number }>;
};

/** Of fewer nothing is told. */
export const fewestTerms = 3;
export const fewestTaps = 20;
export const longestNGram = 3;
/** One that a longer one around it has nearly all the money of is left out. */
const redundantShare = 0.9;

type Cut = readonly (readonly string[])[];
/** Of a text: where n-grams of the length at hand begin that may be kept. */
type Starts = readonly (readonly number[])[];

const separator = ' ';
const keyAt = (pieces: readonly string[], start: number, length: number): string =>
  length === 1 ? (pieces[start] ?? '') : pieces.slice(start, start + length).join(separator);

/** All n-grams that enough searches and taps speak of, longer ones only where their parts are kept. */
export function gatherNGrams(figures: readonly WordFigure[]): NGram[] {
  const figuresOf = Map.groupBy(figures, ({ word }) => word);
  const words = [...figuresOf.keys()];
  const taps = words.map((word) => (figuresOf.get(word) ?? []).reduce((sum, one) => sum + one.taps, 0));
  const cut: Cut = cutAll(words);
  const holders = new Map<string, number[]>();
  let starts: Starts = cut.map((pieces) => pieces.map((_, start) => start));
  for (let length = 1; length <= longestNGram; length += 1) {
    const kept = keepFrequent(holdersOf(cut, starts, length), taps);
    for (const [key, held] of kept) holders.set(key, held);
    starts = cut.map((pieces, at) => {
      const known = (starts[at] ?? []).filter((start) => kept.has(keyAt(pieces, start, length)));
      return known.filter((start) => known.includes(start + 1));
    });
  }
  const grams = [...holders].map(([key, held]) =>
    sumUp(
      key,
      held.map((at) => words[at] ?? ''),
      figuresOf,
    ),
  );
  return dropRedundant(grams);
}

/** Which texts hold each, each text once. */
function holdersOf(cut: Cut, starts: Starts, length: number): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [at, pieces] of cut.entries())
    for (const start of starts[at] ?? []) {
      if (start + length > pieces.length) continue;
      const key = keyAt(pieces, start, length);
      const held = holders.get(key);
      if (held === undefined) holders.set(key, [at]);
      else if (held.at(-1) !== at) held.push(at);
    }
  return holders;
}

function keepFrequent(holders: Map<string, number[]>, taps: readonly number[]): Map<string, number[]> {
  for (const [key, held] of holders) {
    const sum = held.length < fewestTerms ? 0 : held.reduce((total, at) => total + (taps[at] ?? 0), 0);
    if (sum < fewestTaps) holders.delete(key);
  }
  return holders;
}

function sumUp(
  key: string,
  words: readonly string[],
  figuresOf: ReadonlyMap<string, readonly WordFigure[]>,
): NGram {
  const ofCampaigns = new Map<string, Measured & { terms: number }>();
  let sums = nothingMeasured;
  for (const word of words)
    for (const figure of figuresOf.get(word) ?? []) {
      sums = addMeasured(sums, figure);
      const { terms, ...before } = ofCampaigns.get(figure.campaignId) ?? { ...nothingMeasured, terms: 0 };
      ofCampaigns.set(figure.campaignId, { ...addMeasured(before, figure), terms: terms + 1 });
    }
  return { pieces: key.split(separator), words, sums, ofCampaigns };
}

/** Without those that a longer one stands for. */
function dropRedundant(grams: readonly NGram[]): NGram[] {
  const told = new Set<string>();
  const byKey = new Map(grams.map((gram) => [gram.pieces.join(separator), gram]));
  for (const { pieces, sums } of grams)
    for (const part of partsOf(pieces)) {
      const shorter = byKey.get(part);
      if (shorter !== undefined && sums.spend > redundantShare * shorter.sums.spend) told.add(part);
    }
  return grams.filter(({ pieces }) => !told.has(pieces.join(separator)));
}

const partsOf = (pieces: readonly string[]): string[] =>
  pieces.length < 2 ? [] : [pieces.slice(1).join(separator), pieces.slice(0, -1).join(separator)];
