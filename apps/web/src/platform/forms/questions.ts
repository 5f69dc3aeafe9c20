import { createObservable } from '../observable.ts';

export type Question = {
  title: string;
  text: string;
  confirm: string;
  /** Absent: there is nothing to choose, only to read. */
  cancel?: string;
};
export type OpenQuestion = Question & { answer: (isConfirmed: boolean) => void };

export const openQuestion = createObservable<OpenQuestion | undefined>(undefined);

/** A dialog in the middle of the page; an earlier one that was never answered counts as not confirmed. */
export function ask(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      openQuestion.set(undefined);
      resolve(isConfirmed);
    };
    openQuestion.set({ ...question, answer });
  });
}
