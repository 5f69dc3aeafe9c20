import { useLayoutEffect } from 'react';

const counts = new Map<string, number>();

function count(name: string, by: number) {
  counts.set(name, (counts.get(name) ?? 0) + by);
  const names = [...counts].filter(([, of]) => of > 0).map(([one]) => one);
  document.documentElement.dataset['onPage'] = names.join(' ');
}

/**
 * For what floats over the page or takes room beside it: while it is there the root says so, and other styles make room.
 * `:root:has()` would say the same, but style the whole page anew with each row that is drawn.
 */
export function useOnPage(name: string, isThere = true) {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    count(name, 1);
    return () => count(name, -1);
  }, [name, isThere]);
}
