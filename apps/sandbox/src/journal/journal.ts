import type { JournalEntry } from '../sandbox-types.ts';

/** Requests remembered; older ones make room. */
const maxEntries = 1000;

/** The latest requests to Apple's paths, each with how it ended. */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  readonly #listeners = new Set<(entry: JournalEntry) => void>();
  #count = 0;

  /** The oldest first. */
  list(): readonly JournalEntry[] {
    const place = this.#count % maxEntries;
    return this.#count <= maxEntries
      ? [...this.#entries]
      : [...this.#entries.slice(place), ...this.#entries.slice(0, place)];
  }

  add(entry: Omit<JournalEntry, 'number'>): void {
    const numbered = { number: this.#count + 1, ...entry };
    this.#entries[this.#count % maxEntries] = numbered;
    this.#count += 1;
    for (const listener of this.#listeners) listener(numbered);
  }

  /** Numbers begin anew. */
  clear(): void {
    this.#entries.length = 0;
    this.#count = 0;
  }

  onEntry(listener: (entry: JournalEntry) => void): void {
    this.#listeners.add(listener);
  }
}
