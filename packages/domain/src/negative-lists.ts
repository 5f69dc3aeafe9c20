/** What is known of one negative keyword in one campaign that a list is attached to. */
export type ListedFacts = {
  /** The list has it, and the campaign is not being detached. */
  isListed: boolean;
  isStanding: boolean;
  isRunning: boolean;
  /** A change set of the list made what stands there. */
  isBrought: boolean;
  /** Another list that is attached there wants it too. */
  isElsewhere: boolean;
  /** Being added, changed or removed. */
  isMoving: boolean;
  /** How the newest attempt to add it ended, if it was made since the list has the word there. */
  lastEnd: 'live' | 'refused' | null;
};

export const listedStates = [
  'stands',
  'missing',
  'refused',
  'gone',
  'paused',
  'surplus',
  'underWay',
  'elsewhere',
  'byHand',
] as const;
export type ListedState = (typeof listedStates)[number];

/** What stood there before the list is never its own: it is only told, whatever becomes of the list. */
export function judgeListed(facts: ListedFacts): ListedState {
  const { isListed, isStanding, isRunning, isBrought, isElsewhere, isMoving, lastEnd } = facts;
  if (isMoving) return 'underWay';
  if (isListed && isStanding) return isRunning ? 'stands' : 'paused';
  if (isListed) {
    if (lastEnd === 'refused') return 'refused';
    return lastEnd === 'live' ? 'gone' : 'missing';
  }
  if (!isBrought) return 'byHand';
  return isElsewhere ? 'elsewhere' : 'surplus';
}

/** What mends each: nothing for what is as it should be. */
const mends = {
  stands: undefined,
  missing: 'add',
  refused: 'add',
  gone: 'add',
  paused: 'activate',
  surplus: 'remove',
  underWay: undefined,
  elsewhere: undefined,
  byHand: undefined,
} as const satisfies Record<ListedState, 'add' | 'activate' | 'remove' | undefined>;

export type Mend = 'add' | 'activate' | 'remove';
export const mendOf = (state: ListedState): Mend | undefined => mends[state];

/** Apple's help names it for an ad group and says nothing of campaigns; the same is kept to in both. */
export const maxNegativesOfPlace = 5000;
