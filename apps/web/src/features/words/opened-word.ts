import { createObservable } from '../../platform/observable.ts';

/** A word of a list, in the storefront of its campaign, of which somebody asks why it is there. */
export const openedWord = createObservable<
  { readonly teamId: number; readonly campaignId: string; readonly word: string } | undefined
>(undefined);
