import { useMemo } from 'react';
import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import type { ColumnSets } from './column-sets.ts';

/** From here one column more fits in every language, beside an open menu. */
const wideWindow = '(min-width: 1680px)';

type Kind = { readonly sets: ColumnSets; readonly wideDelivery?: readonly string[] };

export function useColumnSets({ sets, wideDelivery }: Kind): ColumnSets {
  const isWide = useMediaQuery(wideWindow);
  return useMemo(
    () => (isWide && wideDelivery ? { ...sets, delivery: wideDelivery } : sets),
    [isWide, sets, wideDelivery],
  );
}
