import { findUser } from '@tapwright/contracts/accounts';
import { CallFailure } from '../calls/call-failure.ts';
import { call } from '../calls/call.ts';
import { createObservable } from '../observable.ts';
import { beginSession } from './session.ts';

/** The token of a sign-in that waits for its second factor. In memory alone: a reload begins anew. */
export const waitingSignIn = createObservable<string | undefined>(undefined);

/** Whichever way the token was given: signs in with it, or asks for the second factor first. */
export async function enterWith(token: string): Promise<void> {
  try {
    beginSession(token, await call(findUser, { token }));
    waitingSignIn.set(undefined);
  } catch (error) {
    if (!(error instanceof CallFailure && error.is('secondFactorNeeded'))) throw error;
    waitingSignIn.set(token);
  }
}
