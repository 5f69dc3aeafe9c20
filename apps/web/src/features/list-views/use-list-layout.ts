import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListLayout, ListName } from '@tapwright/contracts/list-layouts';
import { layoutsQuery, sendLayout } from './api/list-layouts.ts';
import { noLayout } from './no-layout.ts';

/** How somebody has arranged a list: shown at once, kept on the server behind it. */
export function useListLayout(teamId: number, list: ListName, mayKeep: boolean) {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(layoutsQuery(teamId));
  const layout = useMemo(() => data?.find((one) => one.list === list)?.layout ?? noLayout, [data, list]);
  const keep = (next: ListLayout) => {
    const { queryKey } = layoutsQuery(teamId);
    queryClient.setQueryData(queryKey, (before = []) => [
      ...before.filter((one) => one.list !== list),
      { list, layout: next },
    ]);
    // Where it cannot be kept, the list stays as arranged until the page is left; nothing of the ads is lost by that.
    if (mayKeep) sendLayout({ teamId, list, layout: next }).catch(() => undefined);
  };
  return { layout, keep, isKnown: data !== undefined || error !== null };
}
