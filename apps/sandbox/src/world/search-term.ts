import type { CategoryKey } from './categories.ts';

export type SearchTerm = {
  text: string;
  country: string;
  /** Null for words nobody of this world knows. */
  category: CategoryKey | null;
  concept: number | null;
  /** The app whose name it is. */
  brandOf: number | null;
  /** 5 to 100, as the platform counts. */
  popularity: number;
  /** Share of the usual conversion that is left, below 1 for words with a second meaning. */
  fit: number;
};
