import { queryOptions } from '@tanstack/react-query';
import { findHours, findSuggestedBids } from '@tapwright/contracts/live-figures';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';
import type { OfGroup } from './look-ups.ts';

/** Asked of Apple: kept for some minutes and tried once. */
const patient = { staleTime: 300_000, retry: false } as const;

/** When the app's ads were tapped. */
export const hoursQuery = ({ teamId, campaignGroupId }: OfGroup, adamId: string) =>
  queryOptions({
    ...patient,
    queryKey: creationKeys.hours(teamId, campaignGroupId, adamId),
    queryFn: ({ signal }) => call(findHours, { query: { teamId, campaignGroupId, adamId }, signal }),
  });

export const suggestedBidsQuery = ({ teamId, campaignGroupId }: OfGroup, adamId: string, country: string) =>
  queryOptions({
    ...patient,
    queryKey: creationKeys.suggestedBids(teamId, campaignGroupId, adamId, country),
    queryFn: ({ signal }) =>
      call(findSuggestedBids, { query: { teamId, campaignGroupId, adamId, country }, signal }),
  });
