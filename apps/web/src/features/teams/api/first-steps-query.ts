import { queryOptions } from '@tanstack/react-query';
import { findFirstSteps } from '@tapwright/contracts/first-steps';
import { call } from '../../../platform/calls/call.ts';
import { teamKeys } from '../keys.ts';

/** Looked up each time it is shown: the steps are taken on other pages. */
export const firstStepsQuery = (teamId: number) =>
  queryOptions({
    queryKey: teamKeys.firstSteps(teamId),
    queryFn: ({ signal }) => call(findFirstSteps, { query: { teamId }, signal }),
    staleTime: 0,
  });
