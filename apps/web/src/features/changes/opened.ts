import { createObservable } from '../../platform/observable.ts';
import type { AdObject, Change } from './change.ts';

export const panelTabs = ['settings', 'serving', 'history'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** The panel of one object, wherever it was opened from. */
export const openedPanel = createObservable<{ object: AdObject; tab: PanelTab } | undefined>(undefined);
/** A row that is to be paused or activated at one press. */
export const requestedStatus = createObservable<
  { object: AdObject; status: 'running' | 'paused' } | undefined
>(undefined);
/** What is looked at before it is sent. */
export const openedPreview = createObservable<Change | undefined>(undefined);

/** Sets of this window that have not ended yet: their end is said. */
export type SentSet = { readonly teamId: number; readonly changeSetId: number };
export const sentSets = createObservable<readonly SentSet[]>([]);

export function followSet(sent: SentSet): void {
  sentSets.set([...sentSets.get().filter(({ changeSetId }) => changeSetId !== sent.changeSetId), sent]);
}

export function forgetSet(changeSetId: number): void {
  sentSets.set(sentSets.get().filter((one) => one.changeSetId !== changeSetId));
}
