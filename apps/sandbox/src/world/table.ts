import type { Instant } from './entities.ts';

/** Who wrote, when; all writes of one request share one. */
export type Stamp = {
  at: Instant;
  userType: 'CUSTOMER' | 'CUSTOMER_API' | 'APPLE_SUPPORT';
  userId: number;
  transactionId: string;
};

export type Version<State> = { readonly by: Stamp; readonly state: State };

export type Row<State> = { readonly id: number; readonly versions: readonly Version<State>[] };

type OpenRow<State> = { id: number; versions: Version<State>[] };

export function latest<State>(row: Row<State>): State {
  const version = row.versions[row.versions.length - 1];
  if (!version) throw new RangeError(`row ${row.id} has no version`);
  return version.state;
}

export function first<State>(row: Row<State>): State {
  const version = row.versions[0];
  if (!version) throw new RangeError(`row ${row.id} has no version`);
  return version.state;
}

/** The state in force at an instant; undefined before the row was created. */
export function stateAt<State>(row: Row<State>, at: Instant): State | undefined {
  for (let index = row.versions.length - 1; index >= 0; index -= 1) {
    const version = row.versions[index];
    if (version && version.by.at <= at) return version.state;
  }
  return undefined;
}

export function createdAt(row: Row<unknown>): Instant {
  return row.versions[0]?.by.at ?? 0;
}

export function modifiedAt(row: Row<unknown>): Instant {
  return row.versions[row.versions.length - 1]?.by.at ?? 0;
}

function differs<State extends object>(state: State, patch: Partial<State>): boolean {
  return JSON.stringify(state) !== JSON.stringify({ ...state, ...patch });
}

export type TableOptions<State> = {
  firstId: number;
  parentOf: (state: State) => number | null;
  onWrite: (row: Row<State>) => void;
};

/** Rows of one kind with every version they ever had. */
export class Table<State extends object> {
  readonly #rows = new Map<number, OpenRow<State>>();
  readonly #children = new Map<number, OpenRow<State>[]>();
  readonly #options: TableOptions<State>;
  #nextId: number;

  constructor(options: TableOptions<State>) {
    this.#options = options;
    this.#nextId = options.firstId;
  }

  get size(): number {
    return this.#rows.size;
  }

  insert(state: State, by: Stamp, id: number = this.#nextId): Row<State> {
    if (this.#rows.has(id)) throw new RangeError(`id ${id} is taken`);
    const row: OpenRow<State> = { id, versions: [{ by, state }] };
    this.#place(row);
    this.#options.onWrite(row);
    return row;
  }

  /** Writes a version only if something differs. Time never runs backwards within a row. */
  change(id: number, patch: Partial<State>, by: Stamp): Row<State> {
    const row = this.#rows.get(id);
    if (!row) throw new RangeError(`no row ${id}`);
    const before = latest<State>(row);
    if (!differs(before, patch)) return row;
    if (by.at < modifiedAt(row)) throw new RangeError(`row ${id} already has a later version`);
    row.versions.push({ by, state: { ...before, ...patch } });
    this.#options.onWrite(row);
    return row;
  }

  find(id: number): Row<State> | undefined {
    return this.#rows.get(id);
  }

  get(id: number): Row<State> {
    const row = this.#rows.get(id);
    if (!row) throw new RangeError(`no row ${id}`);
    return row;
  }

  list(parentId: number): readonly Row<State>[] {
    return this.#children.get(parentId) ?? [];
  }

  rows(): IterableIterator<Row<State>> {
    return this.#rows.values();
  }

  /** Puts rows back as they were saved, without notifying anybody. */
  restore(rows: readonly Row<State>[]): void {
    for (const row of rows) this.#place({ id: row.id, versions: [...row.versions] });
  }

  #place(row: OpenRow<State>): void {
    this.#rows.set(row.id, row);
    this.#nextId = Math.max(this.#nextId, row.id + 1);
    const first = row.versions[0];
    const parentId = first ? this.#options.parentOf(first.state) : null;
    if (parentId === null) return;
    const siblings = this.#children.get(parentId);
    if (siblings) siblings.push(row);
    else this.#children.set(parentId, [row]);
  }
}
