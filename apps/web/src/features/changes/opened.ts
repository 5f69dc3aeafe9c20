import type { EditView } from '@tapwright/contracts/change-set-view';
import { createObservable } from '../../platform/observable.ts';
import type { AdObject, Change } from './change.ts';
import type { Final } from './sets/prepare-undo.ts';

export const panelTabs = ['settings', 'serving', 'history'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** The panel of one object, wherever it was opened from. */
export const openedPanel = createObservable<{ object: AdObject; tab: PanelTab } | undefined>(undefined);
/** A row that is to be paused or activated at one press. */
export const requestedStatus = createObservable<
  { object: AdObject; status: 'running' | 'paused' } | undefined
>(undefined);
/** What is looked at before it is sent; whoever opened it hears when it was. */
export type Looked = {
  readonly change: Change;
  /** The same undo with what was added removed. */
  readonly removing?: Change | undefined;
  /** Of that undo: what was removed and can be added afresh. */
  readonly final?: Final | undefined;
  readonly onSent?: () => void;
};
export const openedPreview = createObservable<Looked | undefined>(undefined);
/** Those whose bids or caps are to be changed together. */
export type Bulk = { readonly objects: readonly AdObject[]; readonly onSent: () => void };
export const openedAmounts = createObservable<Bulk | undefined>(undefined);

/** The cell of a list that is being typed in. */
export type EditedCell = {
  readonly object: AdObject;
  /** As the list calls it. */
  readonly column: string;
  readonly typed: string;
  readonly cell: HTMLElement;
};
export const editedCell = createObservable<EditedCell | undefined>(undefined);

/** A draft of one's own that is looked at. */
export const openedDraft = createObservable<number | undefined>(undefined);
/** The draft that what is gathered next goes into: the newest where none was chosen. */
export const chosenDraft = createObservable<number | 'new' | undefined>(undefined);

/** An undo was asked for by its key after it was no longer offered. */
export const lateUndo = createObservable<true | undefined>(undefined);

/** Sets of this window that have not ended yet: their end is said. */
export type SentSet = { readonly teamId: number; readonly changeSetId: number };
export const sentSets = createObservable<readonly SentSet[]>([]);

export function followSet(sent: SentSet): void {
  sentSets.set([...sentSets.get().filter(({ changeSetId }) => changeSetId !== sent.changeSetId), sent]);
}

/** Of sets of this window: what did not become what was wanted, until it is changed anew. */
export type RefusedEdit = Pick<EditView, 'kind' | 'objectId' | 'intent' | 'after'> & {
  readonly teamId: number;
  readonly changeSetId: number;
  readonly why: string;
};
export const refusedEdits = createObservable<readonly RefusedEdit[]>([]);

/** What ended of a set: its refusals are kept, and what else was said of the same objects is forgotten. */
export function noteEnds(teamId: number, edits: readonly EditView[], refused: readonly RefusedEdit[]): void {
  const isAbout = (one: RefusedEdit) =>
    one.teamId === teamId &&
    edits.some(({ kind, objectId }) => kind === one.kind && objectId === one.objectId);
  refusedEdits.set([...refusedEdits.get().filter((one) => !isAbout(one)), ...refused]);
}

export function forgetSet(changeSetId: number): void {
  sentSets.set(sentSets.get().filter((one) => one.changeSetId !== changeSetId));
}
