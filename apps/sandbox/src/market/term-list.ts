/** One search among those that lead to an ad. */
export type TermDemand = {
  /** Null: the many searches too rare to be named. */
  text: string | null;
  /** On an ordinary day, of those that may lead here. */
  searches: number;
  ttr: number;
  cr: number;
  concept: number | null;
};

/** Searches side by side: a large account has half a million of them. */
export class TermList {
  readonly #texts: (string | null)[] = [];
  readonly #concepts: (number | null)[] = [];
  /** Searches, taps per impression, installs per tap, search by search. */
  readonly #figures: number[] = [];

  constructor(terms: readonly TermDemand[]) {
    for (const { text, concept, searches, ttr, cr } of terms) {
      this.#texts.push(text);
      this.#concepts.push(concept);
      this.#figures.push(searches, ttr, cr);
    }
  }

  all(): TermDemand[] {
    const figures = this.#figures;
    return this.#texts.map((text, index) => ({
      text,
      concept: this.#concepts[index] ?? null,
      searches: figures[3 * index] ?? 0,
      ttr: figures[3 * index + 1] ?? 0,
      cr: figures[3 * index + 2] ?? 0,
    }));
  }
}
