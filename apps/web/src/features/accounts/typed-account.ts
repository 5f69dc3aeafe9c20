import { createObservable } from '../../platform/observable.ts';

/** The account typed in one of the sign-in forms is filled into the next. */
export const typedAccount = createObservable('');
