import { type Measured, nothingMeasured } from './judge-term.ts';
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

const separator = ' ';
const none = -1;
/** Of each text the number of what begins at each of its pieces; -1: nothing that may be kept. */
type Places = readonly (readonly number[])[];
/** Which texts hold an n-gram, each text once, and where it was met first. */
type Kept = { readonly at: number; readonly start: number; readonly held: number[] };

/** All n-grams that enough searches and taps speak of, longer ones only where their parts are kept. */
export function gatherNGrams(figures: readonly WordFigure[]): NGram[] {
  const byWord = [...Map.groupBy(figures, ({ word }) => word)];
  const taps = byWord.map(([, each]) => each.reduce((sum, one) => sum + one.taps, 0));
  const cut = cutAll(byWord.map(([word]) => word));
  const grams: NGram[] = [];
  let places = numberKeys(cut);
  for (let length = 1; length <= longestNGram; length += 1) {
    const found = keepFrequent(places, taps);
    for (const { at, start, held } of found.kept) {
      const holders = held.flatMap((one) => byWord.slice(one, one + 1));
      grams.push(sumUp(cut[at]?.slice(start, start + length) ?? [], holders));
    }
    places = numberKeys(joinNeighbours(found));
  }
  return dropRedundant(grams);
}

/** Numbers are told apart faster than texts, and there are hundreds of thousands. */
function numberKeys(texts: readonly (readonly (string | number | undefined)[])[]): number[][] {
  const numbers = new Map<string | number, number>();
  return texts.map((keys) =>
    keys.map((key) => {
      if (key === undefined) return none;
      const known = numbers.get(key) ?? numbers.size;
      if (known === numbers.size) numbers.set(key, known);
      return known;
    }),
  );
}

/** Those that enough texts and taps speak of, numbered anew. */
function keepFrequent(places: Places, taps: readonly number[]): { kept: Kept[]; places: Places } {
  const seen: { texts: number; taps: number; last: number; kept: number }[] = [];
  for (const [at, starts] of places.entries())
    for (const one of starts) {
      if (one === none) continue;
      const so = (seen[one] ??= { texts: 0, taps: 0, last: none, kept: none });
      if (so.last === at) continue;
      so.last = at;
      so.texts += 1;
      so.taps += taps[at] ?? 0;
    }
  const kept: Kept[] = [];
  const begin = (one: number, at: number, start: number): number => {
    const so = seen[one];
    if (so === undefined || so.texts < fewestTerms || so.taps < fewestTaps) return none;
    if (so.kept === none) so.kept = kept.push({ at, start, held: [] }) - 1;
    const held = kept[so.kept]?.held;
    if (held?.at(-1) !== at) held?.push(at);
    return so.kept;
  };
  return { places: places.map((starts, at) => starts.map((one, start) => begin(one, at, start))), kept };
}

/** Two that overlap in all but their ends are one that is a piece longer. */
const joinNeighbours = ({ kept, places }: { kept: readonly Kept[]; places: Places }) =>
  places.map((starts) =>
    starts.map((one, start) => {
      const next = starts[start + 1] ?? none;
      return one === none || next === none ? undefined : one * kept.length + next;
    }),
  );

type Sums = { -readonly [Name in keyof Measured]: number };

function add(to: Sums, { spend, impressions, taps, installs }: Measured): void {
  to.spend += spend;
  to.impressions += impressions;
  to.taps += taps;
  to.installs += installs;
}

function sumUp(
  pieces: readonly string[],
  held: readonly (readonly [word: string, figures: readonly WordFigure[]])[],
): NGram {
  const ofCampaigns = new Map<string, Sums & { terms: number }>();
  const sums: Sums = { ...nothingMeasured };
  for (const [, figures] of held)
    for (const figure of figures) {
      const of = ofCampaigns.get(figure.campaignId) ?? { ...nothingMeasured, terms: 0 };
      if (of.terms === 0) ofCampaigns.set(figure.campaignId, of);
      of.terms += 1;
      add(of, figure);
      add(sums, figure);
    }
  return { pieces, words: held.map(([word]) => word), sums, ofCampaigns };
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
