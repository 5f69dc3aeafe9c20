import type { matchTypes } from '@tapwright/contracts/ad-values';
import type { BodyOf } from '@tapwright/contracts/call';
import type { addToDraft } from '@tapwright/contracts/change-drafts';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import type { Preview } from '../api/commit-change.ts';

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

export type TermTarget = { readonly adGroupId: string; readonly campaignId: string };
/** Of each term, where the keywords nearest to it live. */
export type NearestTargets = ReadonlyMap<Term, TermTarget>;

export type TermChoice = {
  readonly way: TermWay;
  /** Where the keyword goes: one ad group for all, or of each the nearest. */
  readonly target: TermTarget | NearestTargets;
  readonly matchType: MatchType;
  readonly negativeMatchType: MatchType;
  /** How far it is kept out. */
  readonly keptOutOf: (typeof termPlaces)[number];
};

type TermLists = Pick<BodyOf<typeof addToDraft>, 'newKeywords' | 'newNegativeKeywords'>;

/** Each once, as Apple tells them apart. */
function once(terms: readonly Term[], placeOf: (term: Term) => string): Term[] {
  const first = new Map<string, Term>();
  for (const term of terms) {
    const key = `${placeOf(term)} ${foldKeyword(term.text)}`;
    if (!first.has(key)) first.set(key, term);
  }
  return [...first.values()];
}

/** Where no keyword is near it stays where it was met. */
const targetOf = (term: Term, target: TermChoice['target']): TermTarget =>
  'adGroupId' in target ? target : (target.get(term) ?? term);

export const countCampaigns = (terms: readonly Term[]): number =>
  new Set(terms.map(({ campaignId }) => campaignId)).size;

/** Both in one set: a term does not stop being met before its keyword is there. */
export function requestTerms(
  terms: readonly Term[],
  { way, target, matchType, negativeMatchType, keptOutOf }: TermChoice,
): TermLists {
  return {
    ...(way !== 'negative' && {
      newKeywords: once(terms, (term) => targetOf(term, target).adGroupId).map((term) => ({
        adGroupId: targetOf(term, target).adGroupId,
        text: term.text,
        matchType,
      })),
    }),
    ...(way !== 'keyword' && {
      newNegativeKeywords: once(terms, ({ campaignId, adGroupId }) =>
        keptOutOf === 'adGroup' ? adGroupId : campaignId,
      ).map(({ text, campaignId, adGroupId }) => ({
        campaignId,
        ...(keptOutOf === 'adGroup' && { adGroupId }),
        text,
        matchType: negativeMatchType,
      })),
    }),
  };
}

/** What is left of it without what the rules refuse, such as what is there already. */
export function withoutRefused<Lists extends TermLists>(request: Lists, preview: Preview | undefined): Lists {
  const refused = new Set(preview?.edits.filter((edit) => edit.refused.length > 0).map(({ path }) => path));
  const { newKeywords, newNegativeKeywords } = request;
  return {
    ...request,
    ...(newKeywords && {
      newKeywords: newKeywords.filter((_, place) => !refused.has(`newKeywords.${place}`)),
    }),
    ...(newNegativeKeywords && {
      newNegativeKeywords: newNegativeKeywords.filter(
        (_, place) => !refused.has(`newNegativeKeywords.${place}`),
      ),
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
  terms.some((term) => {
    const { adGroupId, campaignId } = targetOf(term, target);
    return keptOutOf === 'adGroup' ? term.adGroupId === adGroupId : term.campaignId === campaignId;
  });

type NewNegative = NonNullable<TermLists['newNegativeKeywords']>[number];
export type NegativesOfPlace = {
  readonly place: { readonly campaignId: string; readonly adGroupId?: string | undefined };
  readonly words: readonly Pick<NewNegative, 'text' | 'matchType'>[];
};

/** What is kept out of each place. */
export function negativesByPlace(negatives: readonly NewNegative[]): NegativesOfPlace[] {
  const places = Map.groupBy(negatives, ({ campaignId, adGroupId }) => `${campaignId} ${adGroupId ?? ''}`);
  return [...places.values()].flatMap((words) => {
    const [first] = words;
    return first === undefined
      ? []
      : [
          {
            place: { campaignId: first.campaignId, adGroupId: first.adGroupId },
            words: words.map(({ text, matchType }) => ({ text, matchType })),
          },
        ];
  });
}
