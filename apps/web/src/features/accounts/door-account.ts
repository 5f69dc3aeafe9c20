import { createObservable } from '../../platform/observable.ts';

/** What was typed in one of the door's forms stands in the next as well. */
export const doorAccount = createObservable('');
