import { categoryKeys, type CategoryKey } from './categories.ts';
import { combine, combineText, toUnit } from './chance.ts';
import { getStorefront } from './storefronts.ts';
import type { SearchTerm } from './search-term.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';

type Candidate = { text: string; concept: number; score: number };

/** Two dresses at once, such as "free … offline"; every third pair is one that people use. */
function doubleDresses(patterns: readonly string[]): string[] {
  return patterns.flatMap((outer, outerIndex) =>
    patterns
      .filter((_, innerIndex) => innerIndex > outerIndex && (outerIndex + innerIndex) % 3 === 0)
      .map((inner) => outer.replace('{}', inner)),
  );
}

function candidatesOf(seed: number, country: string, category: CategoryKey): Candidate[] {
  const { patterns, concepts } = vocabularies[getStorefront(country).language];
  const doubles = doubleDresses(patterns);
  return concepts[category].flatMap((word, concept) => {
    const luckOf = (text: string): number => toUnit(combineText(combine(seed, concept), country + text));
    const strength = luckOf(word);
    const dress = (pattern: string, weight: number): Candidate => {
      const text = pattern.replace('{}', word);
      return { text, concept, score: weight * (0.35 * strength + 0.65 * luckOf(text)) };
    };
    return [
      { text: word, concept, score: 0.75 + 0.25 * strength },
      ...patterns.map((pattern) => dress(pattern, 0.85)),
      ...doubles.map((pattern) => dress(pattern, 0.5)),
    ];
  });
}

/** Sixty in a hundred words are rare, thirty middling, the rest much searched; above 84 stand names only. */
function popularityAt(quantile: number): number {
  if (quantile < 0.6) return 5 + 15 * (quantile / 0.6) ** 0.7;
  if (quantile < 0.9) return 20 + 39 * ((quantile - 0.6) / 0.3);
  if (quantile < 0.99) return 60 + 20 * ((quantile - 0.9) / 0.09);
  return 80 + 4 * ((quantile - 0.99) / 0.01);
}

/** The words of all categories in a storefront, names of apps left out. */
export function listGenericTerms(seed: number, country: string): SearchTerm[] {
  return categoryKeys.flatMap((category) => {
    const ranked = candidatesOf(seed, country, category).toSorted((one, other) => one.score - other.score);
    return ranked.map(({ text, concept }, rank) => ({
      text,
      country,
      category,
      concept,
      brandOf: null,
      popularity: Math.round(popularityAt((rank + 0.5) / ranked.length)),
      fit: 1,
    }));
  });
}
