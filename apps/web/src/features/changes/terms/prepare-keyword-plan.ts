import { matchTypes } from '@tapwright/contracts/ad-values';
import type { Preview } from '../api/commit-change.ts';
import type { TermsRequest } from '../api/term-queries.ts';
import type { termPlaces } from './prepare-terms.ts';

type MatchType = (typeof matchTypes)[number];

/** A keyword of a list, out of which others are made. */
export type PlannedKeyword = {
  readonly keywordId: string;
  readonly text: string;
  readonly matchType: MatchType;
  readonly status: 'running' | 'paused';
  readonly adGroupId: string;
  readonly campaignId: string;
  /** Its own; null: that of its ad group. */
  readonly bid: string | null;
  readonly currency: string;
};

export const keywordWays = ['matchType', 'copy', 'exclude'] as const;
export type KeywordWay = (typeof keywordWays)[number];
export const plannedTypes = ['same', ...matchTypes] as const;
export const plannedBids = ['own', 'adGroup'] as const;

export type KeywordTarget = {
  readonly adGroupId: string;
  readonly campaignId: string;
  readonly currency: string;
};

export type KeywordPlan = {
  readonly way: KeywordWay;
  readonly matchType: (typeof plannedTypes)[number];
  /** Where they are copied to, or kept out. */
  readonly targets: readonly KeywordTarget[];
  readonly keptOutOf: (typeof termPlaces)[number];
  readonly bid: (typeof plannedBids)[number];
  /** Ad groups above whose max no bid goes along, with that max. */
  readonly most?: ReadonlyMap<string, string>;
};

type Lists = Omit<TermsRequest, 'teamId'>;

/** What the plan makes of each; what is as it is to be, or would keep itself from working, is left out. */
export function requestPlan(keywords: readonly PlannedKeyword[], plan: KeywordPlan): Lists {
  if (plan.way === 'matchType') return requestOtherType(keywords, plan);
  return plan.way === 'copy' ? requestCopies(keywords, plan) : requestExclusions(keywords, plan);
}

const typeIn = ({ matchType }: KeywordPlan, keyword: PlannedKeyword) =>
  matchType === 'same' ? keyword.matchType : matchType;

/** It goes along where it is an amount of the same currency; without one a keyword takes that of its ad group. */
function bidOf(
  { bid, currency }: PlannedKeyword,
  plan: KeywordPlan,
  target: Omit<KeywordTarget, 'campaignId'>,
) {
  if (plan.bid !== 'own' || bid === null || currency !== target.currency) return {};
  const most = plan.most?.get(target.adGroupId);
  return { bid: most !== undefined && Number(bid) > Number(most) ? most : bid };
}

/** Apple keeps a keyword's match type for good: one of the other is made, and the old one paused once that is live. */
function requestOtherType(keywords: readonly PlannedKeyword[], plan: KeywordPlan): Lists {
  const others = keywords.filter((keyword) => keyword.matchType !== typeIn(plan, keyword));
  const running = others.filter(({ status }) => status === 'running');
  return {
    newKeywords: others.map((keyword) => ({
      adGroupId: keyword.adGroupId,
      text: keyword.text,
      matchType: typeIn(plan, keyword),
      status: keyword.status,
      ...bidOf(keyword, plan, keyword),
    })),
    keywords: running.map(({ keywordId }) => ({
      keywordId,
      status: 'paused',
      before: { status: 'running' },
    })),
  };
}

function requestCopies(keywords: readonly PlannedKeyword[], plan: KeywordPlan): Lists {
  return {
    newKeywords: plan.targets.flatMap((target) =>
      keywords
        .filter((one) => one.adGroupId !== target.adGroupId || one.matchType !== typeIn(plan, one))
        .map((keyword) => ({
          adGroupId: target.adGroupId,
          text: keyword.text,
          matchType: typeIn(plan, keyword),
          status: keyword.status,
          ...bidOf(keyword, plan, target),
        })),
    ),
  };
}

function requestExclusions(keywords: readonly PlannedKeyword[], plan: KeywordPlan): Lists {
  const isWide = plan.keptOutOf === 'campaign';
  const places = new Map(plan.targets.map((one) => [isWide ? one.campaignId : one.adGroupId, one] as const));
  return {
    newNegativeKeywords: [...places.values()].flatMap(({ adGroupId, campaignId }) =>
      keywords
        .filter((one) => (isWide ? one.campaignId !== campaignId : one.adGroupId !== adGroupId))
        .map((keyword) => ({
          campaignId,
          ...(!isWide && { adGroupId }),
          text: keyword.text,
          matchType: typeIn(plan, keyword),
        })),
    ),
  };
}

export const countPlanned = ({ newKeywords = [], newNegativeKeywords = [] }: Lists): number =>
  newKeywords.length + newNegativeKeywords.length;

/** Without what the rules refuse; a keyword whose other one is refused goes on. */
export function withoutRefusedPlan<Of extends Lists>(
  request: Of,
  preview: Preview | undefined,
  planned: readonly PlannedKeyword[],
): Of {
  const refused = new Set(preview?.edits.filter((edit) => edit.refused.length > 0).map(({ path }) => path));
  const isFine = (list: string) => (_: unknown, place: number) => !refused.has(`${list}.${place}`);
  const { newKeywords, newNegativeKeywords, keywords } = request;
  const made = newKeywords?.filter(isFine('newKeywords'));
  const keyOf = (one: { readonly adGroupId: string; readonly text: string }) =>
    `${one.adGroupId} ${one.text}`;
  const replaced = new Set(made?.map(keyOf));
  const byId = new Map(planned.map((one) => [one.keywordId, one]));
  return {
    ...request,
    ...(made && { newKeywords: made }),
    ...(newNegativeKeywords && {
      newNegativeKeywords: newNegativeKeywords.filter(isFine('newNegativeKeywords')),
    }),
    ...(keywords && {
      keywords: keywords.filter(({ keywordId }) => {
        const one = byId.get(keywordId);
        return one !== undefined && replaced.has(keyOf(one));
      }),
    }),
  };
}

/** Bids that are left out since they are above the max of their ad group. */
export function listBidsAbove(preview: Preview | undefined) {
  return (preview?.edits ?? []).flatMap(({ path, after, refused, adGroup }) => {
    const isAbove = refused.some(({ reason }) => reason === 'bidAboveAdGroup');
    if (!isAbove || adGroup === undefined) return [];
    return [{ path, name: String(after['text']), bid: String(after['bid']), adGroup }];
  });
}

/** What the rules say of those that are left out, once for each reason. */
export function refusalsOf(preview: Preview | undefined): string[] {
  const first = new Map(
    preview?.edits.flatMap(({ refused }) => refused.map(({ reason, message }) => [reason, message] as const)),
  );
  return [...first.values()];
}
