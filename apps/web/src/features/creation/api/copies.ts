import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { findCopySource } from '@tapwright/contracts/change-copies';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { findTapCosts } from '@tapwright/contracts/storefront-searches';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

export type CopyOf = { readonly campaignId?: string | undefined; readonly adGroupId?: string | undefined };

export const copySourceQuery = (teamId: number, of: CopyOf) =>
  queryOptions({
    queryKey: creationKeys.copySource(teamId, of),
    queryFn: ({ signal }) => call(findCopySource, { query: { teamId, ...of }, signal }),
    staleTime: 0,
    retry: false,
  });

/** By what was chosen: the campaigns themselves may hold thousands of words. */
export const copyPreviewQuery = (plan: string, body: BodyOf<typeof previewChanges>) =>
  queryOptions({
    queryKey: creationKeys.copyPreview(body.teamId, plan),
    queryFn: ({ signal }) => call(previewChanges, { body, signal }),
    staleTime: 0,
    retry: false,
  });

export const tapCostsQuery = (teamId: number, adamId: string) =>
  queryOptions({
    queryKey: creationKeys.tapCosts(teamId, adamId),
    queryFn: ({ signal }) => call(findTapCosts, { query: { teamId, adamId }, signal }),
    staleTime: 300_000,
  });

export const gatherCopies = (body: BodyOf<typeof addToDraft>) => call(addToDraft, { body });
