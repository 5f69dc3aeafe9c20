import type { editLists } from '@tapwright/contracts/edit-lists';
import type * as z from 'zod/mini';
import { requestCreation, requestRemoval, requestStructure, requestUpdate } from './request-edits.ts';
import { type Structure, placedAfter, requestAdGroups, requestCampaigns } from './request-structure.ts';
import type { RequestedEdit, RequestedSet } from './requested-edit.ts';

type Lists = z.output<z.ZodMiniObject<typeof editLists>>;

const requested = { origin: 'bulk', note: '', confirmed: [] } as const;

/** Edits of every kind at once, each with the place where it stands in the body. */
export function gatherRequested(body: Lists): { edits: RequestedEdit[]; paths: string[] } {
  const sets = listSets(body).map(({ edits, pathOf }): Structure => ({
    edits: [...edits],
    paths: edits.map((_, place) => pathOf(place)),
  }));
  const structures = [
    requestCampaigns('newCampaigns', body.newCampaigns ?? []),
    requestAdGroups('newAdGroups', body.newAdGroups ?? []),
    ...sets,
  ];
  const edits: RequestedEdit[] = [];
  for (const structure of structures) edits.push(...placedAfter(edits.length, structure.edits));
  return { edits, paths: structures.flatMap(({ paths }) => paths) };
}

type Asked = Parameters<typeof requestStructure>[0];

/** All of the body as one set. */
export function requestSet(body: Lists & Asked): RequestedSet {
  return requestStructure(body, gatherRequested(body));
}

const listSets = (body: Lists) => [
  requestUpdate(requested, 'campaign', 'campaigns', named(body.campaigns, 'campaignId')),
  requestUpdate(requested, 'adGroup', 'adGroups', named(body.adGroups, 'adGroupId')),
  requestUpdate(requested, 'keyword', 'keywords', named(body.keywords, 'keywordId')),
  requestUpdate(
    requested,
    'negativeKeyword',
    'negativeKeywords',
    named(body.negativeKeywords, 'negativeKeywordId'),
  ),
  requestUpdate(requested, 'ad', 'ads', named(body.ads, 'adId')),
  requestCreation(requested, 'keyword', 'newKeywords', body.newKeywords ?? []),
  requestCreation(requested, 'negativeKeyword', 'newNegativeKeywords', body.newNegativeKeywords ?? []),
  requestCreation(requested, 'ad', 'newAds', body.newAds ?? []),
  requestRemoval(requested, 'campaign', 'campaignIds', body.campaignIds ?? []),
  requestRemoval(requested, 'adGroup', 'adGroupIds', body.adGroupIds ?? []),
  requestRemoval(requested, 'keyword', 'keywordIds', body.keywordIds ?? []),
  requestRemoval(requested, 'negativeKeyword', 'negativeKeywordIds', body.negativeKeywordIds ?? []),
  requestRemoval(requested, 'ad', 'adIds', body.adIds ?? []),
];

const named = <Id extends string, Item extends Record<Id, string>>(
  items: readonly Item[] | undefined,
  key: Id,
) => (items ?? []).map(({ [key]: id, ...rest }) => ({ ...rest, id }));
