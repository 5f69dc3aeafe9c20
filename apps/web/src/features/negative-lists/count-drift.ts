import type { ListedCounts } from '@tapwright/contracts/negative-lists';
import { listedStates, mendOf } from '@tapwright/domain/negative-lists';

/** As many as one press would mend. */
export const countDrift = (counts: ListedCounts): number =>
  listedStates.filter((state) => mendOf(state) !== undefined).reduce((sum, state) => sum + counts[state], 0);

/** What stands for a campaign, the most telling first. */
export const driftStates = ['refused', 'gone', 'paused', 'missing', 'surplus'] as const;

export function sumCounts(all: readonly ListedCounts[]): ListedCounts {
  const sum = (state: (typeof listedStates)[number]) =>
    all.reduce((total, counts) => total + counts[state], 0);
  return {
    stands: sum('stands'),
    missing: sum('missing'),
    refused: sum('refused'),
    gone: sum('gone'),
    paused: sum('paused'),
    surplus: sum('surplus'),
    underWay: sum('underWay'),
    elsewhere: sum('elsewhere'),
    byHand: sum('byHand'),
  };
}
