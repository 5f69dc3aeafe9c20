import { createObservable } from '../../../platform/observable.ts';
import type { Term, TermWay } from './prepare-terms.ts';

/** Search terms that become keywords, or are kept out where they were met. */
export const openedTerms = createObservable<
  | {
      readonly teamId: number;
      readonly terms: readonly Term[];
      readonly way: TermWay;
      /** Of the library they are words, whether or not anybody searched for them. */
      readonly areWords?: true;
      readonly onSent?: () => void;
    }
  | undefined
>(undefined);
