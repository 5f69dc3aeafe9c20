import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import { findLayouts, keepLayout } from '@tapwright/contracts/list-layouts';
import { call } from '../../../platform/calls/call.ts';
import { listViewKeys } from '../keys.ts';

/** Read once: whoever arranges a list does so here. */
export const layoutsQuery = (teamId: number) =>
  queryOptions({
    queryKey: listViewKeys.layouts(teamId),
    queryFn: ({ signal }) => call(findLayouts, { query: { teamId }, signal }),
    staleTime: Infinity,
  });

export const sendLayout = (body: BodyOf<typeof keepLayout>) => call(keepLayout, { body });
