import type { matchTypes } from '@tapwright/contracts/ad-values';
import { cleanKeyword, foldKeyword } from '@tapwright/domain/keyword-text';
import type { Preview } from '../api/commit-change.ts';
import type { TermsRequest } from '../api/term-queries.ts';
import type { termPlaces } from './prepare-terms.ts';

type MatchType = (typeof matchTypes)[number];
type NewNegative = NonNullable<TermsRequest['newNegativeKeywords']>[number];

/** Where negative keywords are added to; without an ad group to a whole campaign. */
export type NegativePlace = { readonly campaignId: string; readonly adGroupId?: string | undefined };

/** What was typed or pasted, line by line, each once as Apple tells them apart. */
export function readLines(typed: string): string[] {
  const first = new Map<string, string>();
  for (const line of typed.split(/[\r\n\t]+/)) {
    const text = cleanKeyword(line);
    if (text !== '' && !first.has(foldKeyword(text))) first.set(foldKeyword(text), text);
  }
  return [...first.values()];
}

/** Each place once: several ad groups may lie in one campaign. */
export function placesOf(
  targets: readonly NegativePlace[],
  keptOutOf: (typeof termPlaces)[number],
): NegativePlace[] {
  const places = targets.map(({ campaignId, adGroupId }) =>
    keptOutOf === 'campaign' || adGroupId === undefined ? { campaignId } : { campaignId, adGroupId },
  );
  return [...new Map(places.map((one) => [`${one.campaignId} ${one.adGroupId ?? ''}`, one])).values()];
}

export const requestNegatives = (
  texts: readonly string[],
  matchType: MatchType,
  places: readonly NegativePlace[],
): NewNegative[] => places.flatMap((place) => texts.map((text) => ({ ...place, text, matchType })));

/** What of it is refused, with the reason in words. */
export const refusedOf = (wanted: readonly NewNegative[], preview: Preview | undefined) =>
  wanted.flatMap(({ text }, place) => {
    const edit = preview?.edits.find(({ path }) => path === `newNegativeKeywords.${place}`);
    const [problem] = edit?.refused ?? [];
    return problem === undefined ? [] : [{ place, text, message: problem.message }];
  });
