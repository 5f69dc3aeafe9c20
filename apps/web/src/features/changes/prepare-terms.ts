import type { matchTypes } from '@tapwright/contracts/ad-values';
import type { BodyOf } from '@tapwright/contracts/call';
import type { addToDraft } from '@tapwright/contracts/change-drafts';

type MatchType = (typeof matchTypes)[number];

/** What somebody searched for, and where that met an ad. */
export type Term = {
  readonly text: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly places: readonly string[];
};
export const termWays = ['keyword', 'negative', 'both'] as const;
export type TermWay = (typeof termWays)[number];
export const termPlaces = ['adGroup', 'campaign'] as const;

export type TermChoice = {
  readonly way: TermWay;
  /** Where the keyword goes. */
  readonly target: { readonly adGroupId: string; readonly campaignId: string };
  readonly matchType: MatchType;
  readonly negativeMatchType: MatchType;
  /** How far it is kept out. */
  readonly keptOutOf: (typeof termPlaces)[number];
};

/** Both in one set: a term does not stop being met before its keyword is there. */
export function requestTerms(
  terms: readonly Term[],
  { way, target, matchType, negativeMatchType, keptOutOf }: TermChoice,
): Pick<BodyOf<typeof addToDraft>, 'newKeywords' | 'newNegativeKeywords'> {
  return {
    ...(way !== 'negative' && {
      newKeywords: [...new Set(terms.map(({ text }) => text))].map((text) => ({
        adGroupId: target.adGroupId,
        text,
        matchType,
      })),
    }),
    ...(way !== 'keyword' && {
      newNegativeKeywords: terms.map(({ text, campaignId, adGroupId }) => ({
        campaignId,
        ...(keptOutOf === 'adGroup' && { adGroupId }),
        text,
        matchType: negativeMatchType,
      })),
    }),
  };
}

/** The negative keyword works where the exact keyword goes, which then would never be met. */
export const blocksItself = (
  terms: readonly Term[],
  { way, target, matchType, keptOutOf }: TermChoice,
): boolean =>
  way === 'both' &&
  matchType === 'EXACT' &&
  terms.some(({ adGroupId, campaignId }) =>
    keptOutOf === 'adGroup' ? adGroupId === target.adGroupId : campaignId === target.campaignId,
  );
