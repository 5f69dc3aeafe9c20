import { createObservable } from '../../../platform/observable.ts';
import type { AdObject, CellField } from '../change.ts';

/** What stood in a line, over a cell of its row. */
export type PastedLine = { readonly object: AdObject; readonly typed: string };
export type Pasted = {
  /** As the list calls it. */
  readonly column: string;
  readonly lines: readonly PastedLine[];
  /** Lines for which there was no row. */
  readonly rest: readonly string[];
  /** Whose clock a moment that was filled in from a row was shown by. */
  readonly zone?: string | undefined;
};

/** Values that lie over a list, sent by nobody yet. */
export const pasted = createObservable<Pasted | undefined>(undefined);

/** What the rows say of them: how each was read, or why it cannot be. */
export type PastedMark = {
  readonly field: CellField;
  readonly state: 'pasted' | 'look' | 'wrong';
  readonly text: string;
  readonly why?: string;
};
export const pastedMarks = createObservable<ReadonlyMap<string, PastedMark>>(new Map());

export const keyOfObject = ({ kind, id }: Pick<AdObject, 'kind' | 'id'>) => `${kind} ${id}`;

export function pasteLines(
  objects: readonly AdObject[],
  column: string,
  lines: readonly string[],
  zone?: string,
): void {
  const pairs = objects
    .slice(0, lines.length)
    .map((object, place) => ({ object, typed: lines[place] ?? '' }));
  pasted.set({ column, lines: pairs, rest: lines.slice(objects.length), zone });
}

export function leavePaste(): void {
  pasted.set(undefined);
  pastedMarks.set(new Map());
}

const isOf = (object: AdObject) => (line: PastedLine) => keyOfObject(line.object) === keyOfObject(object);

export const findPastedMark = (object: Pick<AdObject, 'kind' | 'id'>): PastedMark | undefined =>
  pastedMarks.get().get(keyOfObject(object));

/** Undefined: the row is left out. */
export function mendPasted(object: AdObject, typed: string | undefined): void {
  const now = pasted.get();
  if (now === undefined) return;
  const lines = now.lines.flatMap((line) => {
    if (!isOf(object)(line)) return [line];
    return typed === undefined ? [] : [{ object, typed }];
  });
  if (lines.length === 0) leavePaste();
  else pasted.set({ ...now, lines });
}
