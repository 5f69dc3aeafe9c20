import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@tapwright/contracts/call';
import * as calls from '@tapwright/contracts/negative-lists';
import { call } from '../../../platform/calls/call.ts';
import { negativeListKeys } from '../keys.ts';

export type ListDetails = AnswerOf<typeof calls.findNegativeList>;
export type ListStep = AnswerOf<typeof calls.previewListStep>;
export type StepQuestion = BodyOf<typeof calls.previewListStep>;

export const listsQuery = (teamId: number) =>
  queryOptions({
    queryKey: negativeListKeys.lists(teamId),
    queryFn: ({ signal }) => call(calls.findNegativeLists, { query: { teamId }, signal }),
  });

export const listQuery = (teamId: number, listId: number) =>
  queryOptions({
    queryKey: negativeListKeys.list(teamId, listId),
    queryFn: ({ signal }) => call(calls.findNegativeList, { query: { teamId, listId }, signal }),
  });

export const listedCampaignQuery = (query: { teamId: number; listId: number; campaignId: string }) =>
  queryOptions({
    queryKey: negativeListKeys.campaign(query),
    queryFn: ({ signal }) => call(calls.findListedCampaign, { query, signal }),
  });

export const attachableQuery = (query: { teamId: number; listId: number; name: string }) =>
  queryOptions({
    queryKey: negativeListKeys.attachable(query),
    queryFn: ({ signal }) => call(calls.findAttachableCampaigns, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const blockedQuery = (body: BodyOf<typeof calls.findBlockedKeywords>) =>
  queryOptions({
    queryKey: negativeListKeys.blocked(body),
    queryFn: ({ signal }) => call(calls.findBlockedKeywords, { body, signal }),
    placeholderData: keepPreviousData,
  });

/** Of this moment: never kept. */
export const stepQuery = (body: StepQuestion) =>
  queryOptions({
    queryKey: negativeListKeys.step(body),
    queryFn: ({ signal }) => call(calls.previewListStep, { body, signal }),
    gcTime: 0,
  });

export const addList = (body: BodyOf<typeof calls.addNegativeList>) => call(calls.addNegativeList, { body });
export const modifyList = (body: BodyOf<typeof calls.modifyNegativeList>) =>
  call(calls.modifyNegativeList, { body });
export const removeList = (body: BodyOf<typeof calls.removeNegativeList>) =>
  call(calls.removeNegativeList, { body });
export const fillList = (body: BodyOf<typeof calls.addListedNegatives>) =>
  call(calls.addListedNegatives, { body });
export const thinList = (body: BodyOf<typeof calls.removeListedNegatives>) =>
  call(calls.removeListedNegatives, { body });
export const attach = (body: BodyOf<typeof calls.attachCampaigns>) => call(calls.attachCampaigns, { body });
export const detach = (body: BodyOf<typeof calls.detachCampaigns>) => call(calls.detachCampaigns, { body });
export const commitStep = (body: BodyOf<typeof calls.commitListStep>) => call(calls.commitListStep, { body });
