import type { ListedCounts } from '@tapwright/contracts/negative-lists';
import { judgeListed } from '@tapwright/domain/negative-lists';
import type { CountedFacts } from './step/listed-facts-store.ts';

export function countStates(rows: readonly CountedFacts[]): ListedCounts {
  const counts: ListedCounts = {
    stands: 0,
    missing: 0,
    refused: 0,
    gone: 0,
    paused: 0,
    surplus: 0,
    underWay: 0,
    elsewhere: 0,
    byHand: 0,
  };
  for (const { count, ...facts } of rows) counts[judgeListed(facts)] += count;
  return counts;
}
