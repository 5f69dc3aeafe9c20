import type { editLists } from '@tapwright/contracts/change-sets';
import type * as z from 'zod/mini';
import { requestCreation, requestRemoval, requestUpdate } from './request-edits.ts';
import type { RequestedEdit } from './requested-edit.ts';

type Lists = z.output<z.ZodMiniObject<typeof editLists>>;

const requested = { origin: 'bulk', note: '', confirmed: [] } as const;

/** Edits of every kind at once, each with the place where it stands in the body. */
export function gatherRequested(body: Lists): { edits: RequestedEdit[]; paths: string[] } {
  const sets = [
    requestUpdate(requested, 'campaign', 'campaigns', named(body.campaigns, 'campaignId')),
    requestUpdate(requested, 'adGroup', 'adGroups', named(body.adGroups, 'adGroupId')),
    requestUpdate(requested, 'keyword', 'keywords', named(body.keywords, 'keywordId')),
    requestUpdate(
      requested,
      'negativeKeyword',
      'negativeKeywords',
      named(body.negativeKeywords, 'negativeKeywordId'),
    ),
    requestCreation(requested, 'keyword', 'newKeywords', body.newKeywords ?? []),
    requestCreation(requested, 'negativeKeyword', 'newNegativeKeywords', body.newNegativeKeywords ?? []),
    requestRemoval(requested, 'campaign', 'campaignIds', body.campaignIds ?? []),
    requestRemoval(requested, 'adGroup', 'adGroupIds', body.adGroupIds ?? []),
    requestRemoval(requested, 'keyword', 'keywordIds', body.keywordIds ?? []),
    requestRemoval(requested, 'negativeKeyword', 'negativeKeywordIds', body.negativeKeywordIds ?? []),
  ];
  return {
    edits: sets.flatMap(({ edits }) => edits),
    paths: sets.flatMap(({ edits, pathOf }) => edits.map((_, place) => pathOf(place))),
  };
}

const named = <Id extends string, Item extends Record<Id, string>>(
  items: readonly Item[] | undefined,
  key: Id,
) => (items ?? []).map(({ [key]: id, ...rest }) => ({ ...rest, id }));
