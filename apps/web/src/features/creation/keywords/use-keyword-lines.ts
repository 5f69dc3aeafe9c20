import { useDeferredValue, useMemo } from 'react';
import { listKeywords, type ListedKeyword } from '../request-creation.ts';
import type { Creation } from '../use-creation.ts';

/** Read while typing goes on: thousands of lines do not hold up a key. */
export function useKeywordLines({ adGroup, currency }: Pick<Creation, 'adGroup' | 'currency'>) {
  const pasted = useDeferredValue(adGroup.keywords);
  const { matchType, bid } = adGroup;
  return useMemo(() => {
    const lines = listKeywords({ keywords: pasted, matchType, bid }, currency);
    const counts: Record<ListedKeyword['state'], number> = {
      new: 0,
      twice: 0,
      tooLong: 0,
      bidStops: 0,
      bidUnread: 0,
    };
    for (const { state } of lines) counts[state] += 1;
    return { lines, counts };
  }, [pasted, matchType, bid, currency]);
}
