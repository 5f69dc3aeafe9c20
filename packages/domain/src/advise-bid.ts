import { wilsonBand } from './chances.ts';
import { expectedRate, type Measured } from './judge-term.ts';

/** Of fewer taps a word says too little about itself. */
const fewestTapsForBid = 10;
/** A bid is moved between these parts of what its taps have cost. */
const bidSteps = { lowest: 0.7, highest: 1.2 } as const;

export type BidAsked = {
  /** Of the word as a search, money in millionths. */
  readonly measured: Measured;
  /** How many taps of its neighbours become installs. */
  readonly usualRate: number;
  readonly goal: number | null;
  readonly suggested: number | null;
};

export type BidAdvice = {
  /** In millionths; null where nothing can be said. */
  readonly bid: number | null;
  /** What a tap is worth at the goal, what Apple suggests, or why there is none. */
  readonly by: 'goal' | 'apple' | 'nothing';
  /** Whether what a tap is worth lies outside of the steps, so that the bid is a part of the way. */
  readonly isStep: boolean;
  /** Installs for a tap: seen, and in 8 of 10 cases; null without taps. */
  readonly rate: { readonly low: number; readonly seen: number; readonly high: number } | null;
};

/** A bid for a word with its reason: never from fewer taps than say something, and never without a goal. */
export function adviseBid({ measured, usualRate, goal, suggested }: BidAsked): BidAdvice {
  const { spend, taps } = measured;
  const installs = Math.min(measured.installs, taps);
  const rate = taps === 0 ? null : { ...wilsonBand(installs, taps), seen: installs / taps };
  if (goal !== null && goal > 0 && taps >= fewestTapsForBid && spend > 0) {
    const worth = goal * expectedRate(measured, { rate: usualRate, matching: 'exact' });
    const perTap = spend / taps;
    const bid = Math.min(perTap * bidSteps.highest, Math.max(perTap * bidSteps.lowest, worth));
    return { bid, by: 'goal', isStep: bid !== worth, rate };
  }
  if (suggested !== null && suggested > 0) return { bid: suggested, by: 'apple', isStep: false, rate };
  return { bid: null, by: 'nothing', isStep: false, rate };
}
