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
  readonly #texts: readonly (string | null)[];
  readonly #concepts: readonly (number | null)[];
  /** Searches, taps per impression, installs per tap, each in its own list. */
  readonly #searches: readonly number[];
  readonly #ttrs: readonly number[];
  readonly #crs: readonly number[];

  constructor(terms: readonly TermDemand[]) {
    this.#texts = terms.map((term) => term.text);
    this.#concepts = terms.map((term) => term.concept);
    this.#searches = terms.map((term) => term.searches);
    this.#ttrs = terms.map((term) => term.ttr);
    this.#crs = terms.map((term) => term.cr);
  }

  all(): TermDemand[] {
    return this.#texts.map((text, index) => ({
      text,
      concept: this.#concepts[index] ?? null,
      searches: this.#searches[index] ?? 0,
      ttr: this.#ttrs[index] ?? 0,
      cr: this.#crs[index] ?? 0,
    }));
  }
}
