const maxRows = 200_000;

/** The last rows: each page of a report needs all of them again. */
export class RowCache<Row> {
  readonly #known = new Map<string, readonly Row[]>();
  #rows = 0;

  remember(question: string, answer: () => readonly Row[]): readonly Row[] {
    const known = this.#known.get(question);
    if (known) return known;
    const rows = answer();
    if (this.#rows + rows.length > maxRows) this.forget();
    if (rows.length > maxRows) return rows;
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
