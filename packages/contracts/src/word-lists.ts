import { cleanName } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const maxListsOfTeam = 50;
/** In one call; as many as a file may hold. */
export const maxListedWords = 5000;

/** Marks of a list; what each looks like is the screen's. */
export const listInks = ['green', 'amber', 'violet', 'blue', 'olive', 'red'] as const;
export type ListInk = (typeof listInks)[number];

export const wordListName = z
  .string()
  .check(z.overwrite(cleanName), z.minLength(1, 'words:rules.nameRequired'), z.maxLength(40));
const ink = z.enum(listInks);
const listId = z.int().check(z.positive());

const wordList = z.object({
  listId,
  name: z.string(),
  ink,
  /** Whoever made it, the owner and the admins. */
  mayEdit: z.boolean(),
  revision: z.int(),
});
export type WordList = z.infer<typeof wordList>;

const access = { to: 'team', may: 'tools.use' } as const;

export const findWordLists = defineCall({
  method: 'GET',
  path: '/tool/wordicon/lists/find',
  access,
  summary: 'The lists of words that a team shares.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(wordList),
});

export const addWordList = defineCall({
  method: 'POST',
  path: '/tool/wordicon/lists/add',
  access,
  summary: 'Make a list of words for the team.',
  body: z.object({ teamId, name: wordListName, ink }),
  answer: wordList,
});

export const modifyWordList = defineCall({
  method: 'POST',
  path: '/tool/wordicon/lists/modify',
  access,
  summary: 'Rename a list of words, or give it another colour.',
  body: z.object({ teamId, listId, name: wordListName, ink, revision: z.int() }),
  answer: wordList,
  refusals: ['changedMeanwhile'],
});

export const removeWordList = defineCall({
  method: 'POST',
  path: '/tool/wordicon/lists/remove',
  access,
  summary: 'Remove a list of words; the words stay where they are.',
  body: z.object({ teamId, listId }),
  answer: z.null(),
});

const listed = z.object({
  teamId,
  listId,
  adamId: appleId,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** However written; each is folded, and what is no keyword is left out. */
  words: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(maxListedWords)),
});

export const addListedWords = defineCall({
  method: 'POST',
  path: '/tool/wordicon/lists/addWords',
  access,
  summary: 'Put words of an app in a storefront into a list; those not known yet are known from then on.',
  body: listed,
  answer: z.object({
    added: z.int(),
    /** There already. */
    known: z.int(),
    /** Empty, or longer than a keyword may be. */
    leftOut: z.int(),
  }),
});

export const removeListedWords = defineCall({
  method: 'POST',
  path: '/tool/wordicon/lists/removeWords',
  access,
  summary: 'Take words out of a list.',
  body: listed,
  answer: z.object({ removed: z.int() }),
});
