import { CallFailure } from './call-failure.ts';
import { createObservable } from './observable.ts';

type SecondFactorRequest = { answer: (isPassed: boolean) => void };

/** Set while somebody waits for the person to confirm that it is them; the staff page shows a dialog then. */
export const secondFactorRequest = createObservable<SecondFactorRequest | undefined>(undefined);

/** Several calls that are refused at once wait for the same answer. */
let asking: Promise<boolean> | undefined;

function askForSecondFactor(): Promise<boolean> {
  asking ??= new Promise((resolve) => {
    const answer = (isPassed: boolean) => {
      asking = undefined;
      secondFactorRequest.set(undefined);
      resolve(isPassed);
    };
    secondFactorRequest.set({ answer });
  });
  return asking;
}

/** For every staff call: when the session has to be confirmed meanwhile, it goes on after that by itself. */
export async function withSecondFactor<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isNeeded = error instanceof CallFailure && error.is('secondFactorNeeded');
    if (!isNeeded || !(await askForSecondFactor())) throw error;
    return ask();
  }
}
