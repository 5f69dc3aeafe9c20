import * as z from 'zod/mini';
import { appleLists, wordOrigins } from './ad-values.ts';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { reportListOf } from './report-list.ts';
import { reportMeasures } from './report-measures.ts';
import { filterQuery, inOrder, orderQuery, pages, rangeQuery } from './report-query.ts';
import { shares } from './report-rows.ts';
import { queriedTeamId, teamId } from './teams.ts';

const access = { to: 'team', may: 'tools.use' } as const;

/** As many words as are looked at, or acted on, at once. */
export const maxAskedWords = 1000;

const place = { adamId: appleId, country: z.string().check(z.regex(/^[A-Z]{2}$/)) };
const { teamId: _, compareStartTime: __, compareEndTime: ___, ...days } = rangeQuery;

const wordsQuery = {
  teamId: queriedTeamId,
  ...days,
  ...place,
  name: filterQuery.name,
  origin: z.optional(z.enum(wordOrigins)),
  /** In this list of the team. */
  listId: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
  having: filterQuery.having,
  ...orderQuery,
};

export const wordRow = z.object({
  /** Folded: case, width, spaces and Unicode form tell no two apart. */
  word: z.string(),
  origins: z.array(z.enum(wordOrigins)),
  appleLists: z.array(z.enum(appleLists)),
  /** 1 to 100, of the newest week that Apple told; of a suggestion alone, as Apple told it with that. */
  weekPopularity: z.nullable(z.int()),
  /** Against 13 weeks before. */
  popularityTrend: z.nullable(z.int()),
  /** Keywords that run; together they are `runningIn`. */
  exactIn: z.int(),
  broadIn: z.int(),
  runningIn: z.int(),
  pausedIn: z.int(),
  negativeIn: z.int(),
  /** Ad groups that met it as a search term, whenever. */
  metIn: z.int(),
  /** The highest of its keywords; null of ad accounts with several currencies. */
  bid: z.nullable(z.string()),
  bidCurrency: z.nullable(z.string()),
  suggestedBid: z.nullable(z.string()),
  /** The first day on which it was searched for, or stood anywhere. */
  firstSeen: z.nullable(z.string()),
  /** Of the team, in which it is. */
  listIds: z.array(z.int()),
  /** What the team says of it. */
  note: z.nullable(z.string()),
  ...shares,
  /** As searched: what people typed these very words for. */
  ...reportMeasures.shape,
  /** Words are compared with no other days. */
  before: z.null(),
  compared: z.null(),
});
export type WordRow = z.infer<typeof wordRow>;

const counts = z.object({
  all: z.int(),
  own: z.int(),
  term: z.int(),
  negative: z.int(),
  apple: z.int(),
  /** In any list of the team that the reader sees it in. */
  listed: z.int(),
});

export const findWords = defineCall({
  method: 'GET',
  path: '/tool/wordicon/findList',
  access,
  summary:
    'Every word of an app in a storefront: own keywords, search terms and negatives, each once, with what was measured of it as a search.',
  query: z.object({ ...wordsQuery, ...pages }).check(inOrder),
  answer: z.object({
    ...reportListOf(wordRow).shape,
    /** Of all words there, whatever is filtered. */
    counts,
    /** And of the lists that hold any of them. */
    listCounts: z.array(z.object({ listId: z.int(), words: z.int() })),
    /** The week that popularity is told of, by the Sunday after it, and when what Apple suggests was read. */
    popularityWeek: z.nullable(z.string()),
    suggestedAt: z.nullable(z.string()),
    bidsReadAt: z.nullable(z.string()),
    /** Some of the campaigns have further storefronts, which Apple does not tell apart. */
    isOfSeveral: z.boolean(),
  }),
  patience: 'ads',
});

export const findWordPlaces = defineCall({
  method: 'GET',
  path: '/tool/wordicon/findPlaces',
  access,
  summary: 'The apps and storefronts of the campaigns in scope, those with the most running campaigns first.',
  /** Of one campaign alone: where its words are. */
  query: z.object({ teamId: queriedTeamId, campaignId: z.optional(appleId) }),
  answer: z.array(
    z.object({
      adamId: z.string(),
      /** Its number where Apple has not said its name. */
      app: z.string(),
      countries: z.array(z.string()),
    }),
  ),
});

const inAdGroup = {
  campaignId: z.string(),
  campaignName: z.string(),
  adGroupId: z.string(),
  adGroupName: z.string(),
};
const { localSpendAmount, impressions, taps, installs } = reportMeasures.shape;

const heldBy = {
  ...inAdGroup,
  text: z.string(),
  matchType: z.nullable(z.string()),
  isRunning: z.boolean(),
};

const wordUse = z.object({
  word: z.string(),
  keywords: z.array(
    z.object({
      ...heldBy,
      keywordId: z.string(),
      /** Its own, else that of its ad group. */
      bid: z.nullable(z.string()),
      currency: z.string(),
    }),
  ),
  negatives: z.array(
    z.object({
      ...heldBy,
      negativeKeywordId: z.string(),
      /** Null: it holds for the whole campaign. */
      adGroupId: z.nullable(z.string()),
      adGroupName: z.nullable(z.string()),
    }),
  ),
  /** Ad groups that met it, those that spent the most on it first. */
  note: z.nullable(z.object({ text: z.string(), writtenBy: z.string(), writtenAt: z.string() })),
  met: z.array(
    z.object({ ...inAdGroup, firstSeen: z.string(), localSpendAmount, impressions, taps, installs }),
  ),
});
export type WordUse = z.infer<typeof wordUse>;

export const findWordUses = defineCall({
  method: 'POST',
  path: '/tool/wordicon/findUses',
  access,
  summary: 'Where words of an app stand in a storefront, and which ad groups met them.',
  body: z
    .object({
      teamId,
      ...days,
      ...place,
      words: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(maxAskedWords)),
    })
    .check(inOrder),
  answer: z.object({
    uses: z.array(wordUse),
    /** Where a word goes that stands nowhere yet; null without an ad group there. */
    place: z.nullable(z.object(inAdGroup)),
  }),
  patience: 'ads',
});

export const maxNoteLength = 500;

export const keepWordNote = defineCall({
  method: 'POST',
  path: '/tool/wordicon/keepNote',
  access,
  summary: 'Say something of a word for the team; without text what was said is taken away.',
  body: z.object({
    teamId,
    ...place,
    word: z.string().check(z.minLength(1), z.maxLength(400)),
    text: z.string().check(z.trim(), z.maxLength(maxNoteLength)),
  }),
  answer: z.null(),
});

export const downloadWordCsv = defineCall({
  method: 'GET',
  path: '/tool/wordicon/downloadCsv',
  access,
  summary: 'The words of an app in a storefront as CSV.',
  query: z.object(wordsQuery).check(inOrder),
  answer: z.null(),
  download: 'text/csv',
});
