import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@tapwright/contracts/call';
import {
  findAccountState,
  findEligibility,
  searchApps,
  suggestKeywords,
} from '@tapwright/contracts/look-ups';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

/** Asked of Apple: kept for some minutes and tried once. */
const patient = { staleTime: 300_000, retry: false } as const;

export type OfGroup = { readonly teamId: number; readonly campaignGroupId: number };

export const appsQuery = ({ teamId, campaignGroupId }: OfGroup, text: string) =>
  queryOptions({
    ...patient,
    queryKey: creationKeys.apps(teamId, campaignGroupId, text),
    queryFn: ({ signal }) => call(searchApps, { query: { teamId, campaignGroupId, text }, signal }),
    placeholderData: keepPreviousData,
  });

type Placement = QueryOf<typeof findEligibility>['placement'];
export const eligibilityQuery = (
  { teamId, campaignGroupId }: OfGroup,
  adamId: string,
  placement: Placement,
) =>
  queryOptions({
    ...patient,
    queryKey: creationKeys.eligibility(teamId, campaignGroupId, adamId, placement),
    queryFn: ({ signal }) =>
      call(findEligibility, { query: { teamId, campaignGroupId, adamId, placement }, signal }),
  });

export const accountStateQuery = ({ teamId, campaignGroupId }: OfGroup) =>
  queryOptions({
    ...patient,
    staleTime: 60_000,
    queryKey: creationKeys.accountState(teamId, campaignGroupId),
    queryFn: ({ signal }) => call(findAccountState, { query: { teamId, campaignGroupId }, signal }),
  });

export const suggestionsQuery = (
  { teamId, campaignGroupId }: OfGroup,
  adamId: string,
  country: string,
  term = '',
) =>
  queryOptions({
    ...patient,
    queryKey: creationKeys.suggestions(teamId, campaignGroupId, adamId, country, term),
    queryFn: ({ signal }) =>
      call(suggestKeywords, { query: { teamId, campaignGroupId, adamId, country, term }, signal }),
  });
