import { createObservable } from '../../../platform/observable.ts';
import type { KeywordWay, PlannedKeyword } from './prepare-keyword-plan.ts';

/** Keywords out of which others are to be made. */
export const openedKeywordPlan = createObservable<
  | {
      readonly teamId: number;
      readonly keywords: readonly PlannedKeyword[];
      readonly way: KeywordWay;
      readonly onSent?: () => void;
    }
  | undefined
>(undefined);
