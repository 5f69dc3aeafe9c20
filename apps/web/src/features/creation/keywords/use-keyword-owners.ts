import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@tapwright/contracts/call';
import type { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import { keywordKey, maxKeywordsOfAdGroup } from '@tapwright/domain/keyword-text';
import { call } from '../../../platform/calls/call.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { creationKeys } from '../keys.ts';
import type { ListedKeyword } from '../request-creation.ts';
import type { Creation } from '../use-creation.ts';

const typingMs = 500;

/** Which ad group runs a keyword of the app in one of these storefronts already, of those that would be added. */
export function useKeywordOwners(
  { teamId, form, campaign }: Pick<Creation, 'teamId' | 'form' | 'campaign'>,
  lines: readonly ListedKeyword[],
) {
  const settled = useDebounced(lines, typingMs);
  const added = settled.filter(isAdded).slice(0, maxKeywordsOfAdGroup);
  const keywords = added.map(({ text }) => text);
  const adamId = form.app?.adamId;
  const { countries } = campaign;
  const isAsked = adamId !== undefined && countries.length > 0 && keywords.length > 0;
  const body = { teamId, adamId: adamId ?? '0', countries: [...countries], keywords };
  const { data: owners = [] } = useQuery({
    queryKey: creationKeys.keywordOwners(teamId, body),
    queryFn: isAsked ? ({ signal }) => askForOwners(body, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const byKey = new Map(
    owners.map(({ word, matchType, ...place }) => [keywordKey({ text: word, matchType }), place]),
  );
  return (line: ListedKeyword) => (byKey.size > 0 && isAdded(line) ? byKey.get(keywordKey(line)) : undefined);
}
export type OwnerOf = ReturnType<typeof useKeywordOwners>;

/** Not before there is a keyword: the page is as heavy as it may be. */
async function askForOwners(body: BodyOf<typeof findKeywordOwners>, signal: AbortSignal) {
  const { findKeywordOwners: owners } = await import('@tapwright/contracts/keyword-owners');
  return call(owners, { body, signal });
}

const isAdded = ({ state }: ListedKeyword): boolean => state === 'new' || state === 'bidStops';
