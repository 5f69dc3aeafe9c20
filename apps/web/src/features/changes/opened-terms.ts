import { createObservable } from '../../platform/observable.ts';
import type { Term, TermWay } from './prepare-terms.ts';

/** Search terms that become keywords, or are kept out where they were met. */
export const openedTerms = createObservable<
  | {
      readonly teamId: number;
      readonly terms: readonly Term[];
      readonly way: TermWay;
      readonly onSent?: () => void;
    }
  | undefined
>(undefined);
