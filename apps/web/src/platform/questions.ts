import { createObservable } from './observable.ts';

export type Question = {
  title: string;
  text: string;
  confirm: string;
  /** Absent: there is nothing to choose, only to read. */
  cancel?: string;
};
export type AskedQuestion = Question & { answer: (isConfirmed: boolean) => void };

export const askedQuestion = createObservable<AskedQuestion | undefined>(undefined);

/** A dialog in the middle of the page; an earlier one that was never answered counts as not confirmed. */
export function ask(question: Question): Promise<boolean> {
  askedQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      askedQuestion.set(undefined);
      resolve(isConfirmed);
    };
    askedQuestion.set({ ...question, answer });
  });
}
