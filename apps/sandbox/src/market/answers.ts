import type { MeasureRow } from './measure-request.ts';

const mostRows = 200_000;

/** The last totals: who pages through a report asks for all of them again with each page. */
export class Answers {
  readonly #known = new Map<string, readonly MeasureRow[]>();
  #rows = 0;

  remember(question: string, answer: () => readonly MeasureRow[]): readonly MeasureRow[] {
    const known = this.#known.get(question);
    if (known) return known;
    const rows = answer();
    if (this.#rows + rows.length > mostRows) this.forget();
    if (rows.length > mostRows) return rows;
    this.#known.set(question, rows);
    this.#rows += rows.length;
    return rows;
  }

  /** For when the world was written to. */
  forget(): void {
    this.#known.clear();
    this.#rows = 0;
  }
}
