import type { CodeName } from '@tapwright/contracts/codes';
import { CallFailure } from '../calls/call-failure.ts';
import { createObservable } from '../observable.ts';

type Request = { answer: (isConfirmed: boolean) => void };

/** Calls that are refused with this code until the person has shown once more that it is them. */
export function createConfirmation(codeName: CodeName) {
  /** Set while somebody waits for that; a dialog is shown then. */
  const request = createObservable<Request | undefined>(undefined);
  /** Several calls that are refused at once wait for the same answer. */
  let asking: Promise<boolean> | undefined;

  const askForIt = () => {
    asking ??= new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        asking = undefined;
        request.set(undefined);
        resolve(isConfirmed);
      };
      request.set({ answer });
    });
    return asking;
  };

  /** Goes on by itself once the person has confirmed. */
  const confirmed = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (error) {
      const isNeeded = error instanceof CallFailure && error.is(codeName);
      if (!isNeeded || !(await askForIt())) throw error;
      return ask();
    }
  };
  return { request, confirmed };
}
