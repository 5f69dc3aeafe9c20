import type { CategoryKey } from '../categories.ts';

/** The six things people look for in a category; the order is the same in every language. */
export type ConceptWords = readonly [string, string, string, string, string, string];

export type Vocabulary = {
  /** How people dress a word up when they search; `{}` is the word. */
  patterns: readonly string[];
  concepts: Readonly<Record<CategoryKey, ConceptWords>>;
};

export const conceptCount = 6;

/** How well something answers each of the six searches of its category, 0 to 1. */
export type ConceptWeights = readonly [number, number, number, number, number, number];
