import { queryOptions } from '@tanstack/react-query';
import { findCreations } from '@tapwright/contracts/creation';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

/** One's own, the newest first. */
export const creationsQuery = (teamId: number) =>
  queryOptions({
    queryKey: creationKeys.list(teamId),
    queryFn: ({ signal }) => call(findCreations, { query: { teamId }, signal }),
    staleTime: 0,
  });
