import { foldAdName } from './ad-names.ts';
import type { AdEdit, AdKind, AdState, AdWorld } from './ad-states.ts';
import { keywordKey } from './keyword-text.ts';

/** What is known of each kind by id: what is edited, what that lies in, and its neighbours where a rule asks for them. */
export type KnownAds = { readonly [Kind in AdKind]: ReadonlyMap<string, AdState[Kind]> };
type Ads = { [Kind in AdKind]: Map<string, AdState[Kind]> };

type Circumstances = Pick<AdWorld, 'now' | 'currencyOf' | 'lowestRecentBid'>;

/** The world as it will be when all of the edits are live. */
export function worldAfter(known: KnownAds, edits: readonly AdEdit[], given: Circumstances): AdWorld {
  const after = applyEdits(known, edits);
  const names = once(() => countNames(after));
  const keys = once(() => countKeys(after));
  const bids = once(() => highestBids(after));
  const ofAdGroups = once(() => groupKeywords(after));
  return {
    ...given,
    find: (kind, id) => after[kind].get(id),
    findBefore: (kind, id) => known[kind].get(id),
    isNameTaken: (kind, id, { name }) => {
      const state = after[kind].get(id);
      return state !== undefined && (names().get(nameKey(kind, { ...state, name })) ?? 0) > 1;
    },
    isKeyTaken: (kind, id) => {
      const { counts, keyOf } = keys();
      const key = keyOf[kind].get(id);
      return key !== undefined && (counts.get(key) ?? 0) > 1;
    },
    countKeywords: (adGroupId) => ofAdGroups().get(adGroupId)?.length ?? 0,
    findOtherRunning: (adGroupId, adId) =>
      findOther(after, { adGroupId, adId }, ({ status }) => status === 'running'),
    findOtherOfPage: (adGroupId, adId) => {
      const page = after.ad.get(adId)?.productPageId;
      return findOther(after, { adGroupId, adId }, ({ productPageId }) => productPageId === page);
    },
    highestBid: (campaignId) => bids().get(campaignId) ?? null,
    countKeywordsAbove: (adGroupId, bid) =>
      (ofAdGroups().get(adGroupId) ?? []).filter((own) => own !== null && own > bid).length,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function applyEdits(known: KnownAds, edits: readonly AdEdit[]): Ads {
  const after: Ads = {
    campaign: new Map(known.campaign),
    adGroup: new Map(known.adGroup),
    keyword: new Map(known.keyword),
    negativeKeyword: new Map(known.negativeKeyword),
    ad: new Map(known.ad),
  };
  for (const edit of edits) applyEdit(after, edit);
  return after;
}

function applyEdit(after: Ads, { kind, id, intent, after: fields }: AdEdit): void {
  const states = after[kind] as Map<string, object>;
  const before = states.get(id);
  if (intent !== 'create' && before === undefined) return;
  states.set(id, { ...before, ...fields, isRemoved: intent === 'remove' });
}

const nameKey = (kind: 'campaign' | 'adGroup', state: AdState['campaign'] | AdState['adGroup']): string =>
  `${kind} ${'adAccountId' in state ? state.adAccountId : state.campaignId} ${foldAdName(state.name)}`;

function countNames(after: Ads): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of ['campaign', 'adGroup'] as const)
    for (const state of after[kind].values()) if (!state.isRemoved) add(counts, nameKey(kind, state));
  return counts;
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

function keyIn(after: Ads, kind: 'keyword' | 'negativeKeyword', id: string): string | undefined {
  if (kind === 'keyword') {
    const keyword = after.keyword.get(id);
    return keyword && `${keyword.adGroupId} ${keywordKey(keyword)}`;
  }
  const negative = after.negativeKeyword.get(id);
  return negative && `-${negative.campaignId} ${negative.adGroupId ?? ''} ${keywordKey(negative)}`;
}

function countKeys(after: Ads) {
  const counts = new Map<string, number>();
  const keyOf = { keyword: new Map<string, string>(), negativeKeyword: new Map<string, string>() };
  for (const kind of ['keyword', 'negativeKeyword'] as const)
    for (const [id, { isRemoved }] of after[kind]) {
      const key = keyIn(after, kind, id);
      if (key === undefined) continue;
      keyOf[kind].set(id, key);
      if (!isRemoved) add(counts, key);
    }
  return { counts, keyOf };
}

function findOther(
  { ad }: Ads,
  { adGroupId, adId }: { adGroupId: string; adId: string },
  isMeant: (state: AdState['ad']) => boolean,
): AdState['ad'] | undefined {
  for (const [id, state] of ad)
    if (id !== adId && state.adGroupId === adGroupId && !state.isRemoved && isMeant(state)) return state;
  return undefined;
}

function highestBids({ adGroup }: Ads): Map<string, number> {
  const highest = new Map<string, number>();
  for (const { campaignId, bid, isRemoved } of adGroup.values())
    if (!isRemoved && bid !== null) highest.set(campaignId, Math.max(bid, highest.get(campaignId) ?? 0));
  return highest;
}

function groupKeywords({ keyword }: Ads): Map<string, (number | null)[]> {
  const found = new Map<string, (number | null)[]>();
  for (const { adGroupId, bid, isRemoved } of keyword.values()) {
    if (isRemoved) continue;
    const bids = found.get(adGroupId);
    if (bids === undefined) found.set(adGroupId, [bid]);
    else bids.push(bid);
  }
  return found;
}
