import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@tapwright/contracts/call';
import { findWordPlaces, findWordUses, keepWordNote, maxAskedWords } from '@tapwright/contracts/words';
import { call } from '../../../platform/calls/call.ts';
import { wordKeys } from '../keys.ts';

const freshMs = 60_000;

export type WordPlaces = AnswerOf<typeof findWordPlaces>;
export type WordUses = AnswerOf<typeof findWordUses>;
/** Which words, and of which days what was measured of them. */
export type UsesQuestion = BodyOf<typeof findWordUses>;

/** Of one campaign alone, or of all in scope. */
export const wordPlacesQuery = (teamId: number, campaignId?: string) =>
  queryOptions({
    queryKey: wordKeys.places(teamId, campaignId),
    queryFn: ({ signal }) =>
      call(findWordPlaces, { query: { teamId, ...(campaignId !== undefined && { campaignId }) }, signal }),
    staleTime: freshMs,
  });

export const wordUsesQuery = (body: UsesQuestion) =>
  queryOptions({
    queryKey: wordKeys.uses(body),
    queryFn: ({ signal }) => call(findWordUses, { body, signal }),
  });

export const keepNote = (body: BodyOf<typeof keepWordNote>) => call(keepWordNote, { body });

/** Of as many words as are selected. */
export async function askUses({ words, ...question }: UsesQuestion): Promise<WordUses> {
  const parts: WordUses[] = [];
  for (let from = 0; from < words.length; from += maxAskedWords) {
    const part = words.slice(from, from + maxAskedWords);
    parts.push(await call(findWordUses, { body: { ...question, words: part } }));
  }
  return { uses: parts.flatMap(({ uses }) => uses), place: parts[0]?.place ?? null };
}
