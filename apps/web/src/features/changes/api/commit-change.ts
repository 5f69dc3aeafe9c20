import type { AnswerOf } from '@tapwright/contracts/call';
import { modifyAds, removeAds } from '@tapwright/contracts/change-ads';
import { addToDraft as addToDraftCall, sendDraft } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import {
  commitChanges,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
  modifyNegatives,
  previewChanges,
  removeAdGroups,
  removeCampaigns,
  removeKeywords,
  removeNegatives,
  undoChanges,
} from '@tapwright/contracts/change-sets';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { call } from '../../../platform/calls/call.ts';
import type { Change, ChangeItem } from '../change.ts';

type Origin = 'cell' | 'form' | 'bulk';

const listNames = {
  update: {
    campaign: 'campaigns',
    adGroup: 'adGroups',
    keyword: 'keywords',
    negativeKeyword: 'negativeKeywords',
    ad: 'ads',
  },
  remove: {
    campaign: 'campaignIds',
    adGroup: 'adGroupIds',
    keyword: 'keywordIds',
    negativeKeyword: 'negativeKeywordIds',
    ad: 'adIds',
  },
} as const;
const idNames = {
  campaign: 'campaignId',
  adGroup: 'adGroupId',
  keyword: 'keywordId',
  negativeKeyword: 'negativeKeywordId',
  ad: 'adId',
} as const;

/** In the order of the items within their list, as the server names what it says of them. */
export function pathsOf({ items, draft }: Change): string[] {
  if (draft !== undefined) return draft.numbers.map((number) => `edits.${number}`);
  const counts = new Map<string, number>();
  return items.map(({ kind, intent }) => {
    const list = listNames[intent === 'remove' ? 'remove' : 'update'][kind];
    const place = counts.get(list) ?? 0;
    counts.set(list, place + 1);
    return `${list}.${place}`;
  });
}

const updatesOf = (items: readonly ChangeItem[], of: ChangeItem['kind']) =>
  items
    .filter(({ kind, intent }) => kind === of && intent === 'update')
    .map(({ id, fields, before }) => ({ id, ...fields, ...(before && { before }) }));

const idsOf = (items: readonly ChangeItem[], of: ChangeItem['kind']) =>
  items.filter(({ kind, intent }) => kind === of && intent === 'remove').map(({ id }) => id);

function listsOf(items: readonly ChangeItem[]) {
  const named = (kind: ChangeItem['kind']) => updatesOf(items, kind);
  return {
    campaigns: named('campaign').map(({ id, ...rest }) => ({ [idNames.campaign]: id, ...rest })),
    adGroups: named('adGroup').map(({ id, ...rest }) => ({ [idNames.adGroup]: id, ...rest })),
    keywords: named('keyword').map(({ id, ...rest }) => ({ [idNames.keyword]: id, ...rest })),
    negativeKeywords: named('negativeKeyword').map(({ id, ...rest }) => ({
      [idNames.negativeKeyword]: id,
      ...rest,
    })),
    ads: named('ad').map(({ id, ...rest }) => ({ [idNames.ad]: id, ...rest })),
    campaignIds: idsOf(items, 'campaign'),
    adGroupIds: idsOf(items, 'adGroup'),
    keywordIds: idsOf(items, 'keyword'),
    negativeKeywordIds: idsOf(items, 'negativeKeyword'),
    adIds: idsOf(items, 'ad'),
  };
}

export type Preview = AnswerOf<typeof previewChanges>;

export const previewChange = async (
  { teamId, items, undoes, draft }: Change,
  signal?: AbortSignal,
): Promise<Preview> =>
  call(previewChanges, {
    body: {
      teamId,
      ...(undoes && { undoes: undoes.changeSetId }),
      ...(draft ? { changeSetId: draft.changeSetId } : listsOf(items)),
    },
    ...(signal && { signal }),
  });

/** Into a draft of one's own; without its id into a new one. */
export const addToDraft = async ({ teamId, items }: Change, changeSetId: number | undefined) =>
  call(addToDraftCall, {
    body: { teamId, ...(changeSetId === undefined ? {} : { changeSetId }), ...listsOf(items) },
  });

export type When = {
  /** Sent then, not now. */
  readonly scheduledFor?: string;
  /** Waits for a second person even where no rule asks for one; of a draft only. */
  readonly propose?: boolean;
};

/** The call of its kind and intent; warnings that the person said yes to are named. */
export async function commitChange(
  { teamId, items, undoes, draft }: Change,
  origin: Origin,
  confirmed: readonly WarningReason[],
  { scheduledFor, propose = false }: When = {},
): Promise<ChangeSetView> {
  const hour = scheduledFor === undefined ? {} : { scheduledFor };
  if (draft !== undefined)
    return call(sendDraft, {
      body: {
        teamId,
        changeSetId: draft.changeSetId,
        numbers: [...draft.numbers],
        confirmed: [...confirmed],
        propose,
        ...hour,
      },
    });
  if (undoes !== undefined)
    return call(undoChanges, {
      body: {
        teamId,
        changeSetId: undoes.changeSetId,
        numbers: [...undoes.numbers],
        created: undoes.created,
        over: [...(undoes.over ?? [])],
        confirmed: [...confirmed],
        ...hour,
      },
    });
  const asked = { teamId, origin, confirmed: [...confirmed], ...hour };
  const lists = listsOf(items);
  const [first] = items;
  if (items.some(({ kind }) => kind !== first?.kind))
    return call(commitChanges, { body: { ...asked, ...lists } });
  const intent = first?.intent === 'remove' ? 'remove' : 'update';
  const key = `${intent} ${first?.kind ?? 'keyword'}` as const;
  switch (key) {
    case 'update campaign':
      return call(modifyCampaigns, { body: { ...asked, campaigns: lists.campaigns } });
    case 'update adGroup':
      return call(modifyAdGroups, { body: { ...asked, adGroups: lists.adGroups } });
    case 'update keyword':
      return call(modifyKeywords, { body: { ...asked, keywords: lists.keywords } });
    case 'update negativeKeyword':
      return call(modifyNegatives, { body: { ...asked, negativeKeywords: lists.negativeKeywords } });
    case 'update ad':
      return call(modifyAds, { body: { ...asked, ads: lists.ads } });
    case 'remove ad':
      return call(removeAds, { body: { ...asked, adIds: lists.adIds } });
    case 'remove campaign':
      return call(removeCampaigns, { body: { ...asked, campaignIds: lists.campaignIds } });
    case 'remove adGroup':
      return call(removeAdGroups, { body: { ...asked, adGroupIds: lists.adGroupIds } });
    case 'remove keyword':
      return call(removeKeywords, { body: { ...asked, keywordIds: lists.keywordIds } });
    case 'remove negativeKeyword':
      return call(removeNegatives, { body: { ...asked, negativeKeywordIds: lists.negativeKeywordIds } });
  }
}
