import type { Row } from '../world/table.ts';

/** A write that has been found right and waits to be carried out, alone or with the others of its batch. */
export type Plan<State> = () => Row<State>;

/** What the earlier items of a batch have taken: texts in their ad group, and rows being deleted. */
export class Batch {
  readonly #taken = new Map<string, Set<string>>();
  readonly #removed = new Set<number>();

  /** Whether a key is free at a place; from then on it is taken. `existing` is read once for each place. */
  take(place: string, key: string, existing: () => Iterable<string>): boolean {
    const taken = this.#taken.get(place) ?? new Set(existing());
    this.#taken.set(place, taken);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  }

  remove(id: number): boolean {
    if (this.#removed.has(id)) return false;
    this.#removed.add(id);
    return true;
  }
}
