import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@tapwright/contracts/call';
import {
  addListedWords,
  addWordList,
  findWordLists,
  maxListedWords,
  modifyWordList,
  removeListedWords,
  removeWordList,
} from '@tapwright/contracts/word-lists';
import { call } from '../../../platform/calls/call.ts';
import { wordKeys } from '../keys.ts';

export const wordListsQuery = (teamId: number) =>
  queryOptions({
    queryKey: wordKeys.lists(teamId),
    queryFn: ({ signal }) => call(findWordLists, { query: { teamId }, signal }),
  });

export type ListedWords = BodyOf<typeof addListedWords>;

export const addList = (body: BodyOf<typeof addWordList>) => call(addWordList, { body });
export const modifyList = (body: BodyOf<typeof modifyWordList>) => call(modifyWordList, { body });
export const removeList = (body: BodyOf<typeof removeWordList>) => call(removeWordList, { body });

/** As many as are selected, however many. */
export async function addToList({ words, ...list }: ListedWords): Promise<AnswerOf<typeof addListedWords>> {
  const sum = { added: 0, known: 0, leftOut: 0 };
  for (const part of inParts(words)) {
    const { added, known, leftOut } = await call(addListedWords, { body: { ...list, words: part } });
    sum.added += added;
    sum.known += known;
    sum.leftOut += leftOut;
  }
  return sum;
}

export async function takeOutOfList({ words, ...list }: ListedWords): Promise<void> {
  for (const part of inParts(words)) await call(removeListedWords, { body: { ...list, words: part } });
}

const inParts = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(words.length / maxListedWords) }, (_, at) =>
    words.slice(at * maxListedWords, (at + 1) * maxListedWords),
  );
