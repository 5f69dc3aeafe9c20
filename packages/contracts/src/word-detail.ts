import { matchings } from '@tapwright/domain/judge-term';
import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { reportMeasures } from './report-measures.ts';
import { inOrder, rangeQuery } from './report-query.ts';
import { queriedTeamId } from './teams.ts';
import { wordRow } from './words.ts';

const { compareStartTime: _, compareEndTime: __, ...days } = rangeQuery;
const { localSpendAmount, impressions, taps, installs, avgCpaAmount } = reportMeasures.shape;
const measured = { localSpendAmount, impressions, taps, installs, avgCpaAmount };

/** As many of each list as a page shows; how many there are is told beside them. */
export const maxDetailRows = 50;

const amount = z.nullable(z.string());

export const bidAdvice = z.object({
  currency: z.nullable(z.string()),
  /** The highest of its running keywords. */
  now: amount,
  bid: amount,
  by: z.enum(['goal', 'apple', 'nothing']),
  isStep: z.boolean(),
  /** Installs for a tap, as seen and in 8 of 10 cases. */
  rate: z.nullable(z.object({ low: z.number(), seen: z.number(), high: z.number() })),
  taps: z.int(),
  perTap: amount,
  goal: amount,
  suggested: amount,
});
export type WordBid = z.infer<typeof bidAdvice>;

const inAdGroup = {
  campaignId: z.string(),
  campaignName: z.string(),
  adGroupId: z.string(),
  adGroupName: z.string(),
};

export const findWordDetail = defineCall({
  method: 'GET',
  path: '/tool/wordDetail/find',
  access: { to: 'team', may: 'tools.use' },
  summary:
    'One word of an app in a storefront: popularity by week, share by day, what it caught, what else caught it, words seen with it, other storefronts, what Apple suggests, and a bid with its reason.',
  query: z
    .object({
      ...days,
      teamId: queriedTeamId,
      adamId: appleId,
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
      word: z.string().check(z.minLength(1), z.maxLength(400)),
    })
    .check(inOrder),
  answer: z.object({
    word: z.string(),
    /** As the library has it; null of a word that it does not know. */
    row: z.nullable(wordRow),
    /** The oldest first, each by the Sunday after it; 1 to 100. */
    weeks: z.array(z.object({ week: z.string(), popularity: z.int(), rank: z.nullable(z.int()) })),
    /** As searched for, day by day. */
    days: z.array(z.object({ day: z.string(), impressions: z.int(), taps: z.int(), installs: z.int() })),
    shares: z.array(
      z.object({ day: z.string(), low: z.number(), high: z.number(), rank: z.nullable(z.int()) }),
    ),
    /** What its keywords met. */
    caught: z.object({ total: z.int(), list: z.array(z.object({ term: z.string(), ...measured })) }),
    /** Which ad groups met it, and how. */
    catchers: z.array(z.object({ ...inAdGroup, matching: z.enum(matchings), ...measured })),
    /** Pieces of the searches that hold it, by how many of them do. */
    together: z.array(z.object({ piece: z.string(), terms: z.int(), taps: z.int() })),
    /** The same word where the app runs besides, within the reader's scope. */
    storefronts: z.array(
      z.object({
        country: z.string(),
        popularity: z.nullable(z.int()),
        runningIn: z.int(),
        bid: amount,
        currency: z.nullable(z.string()),
      }),
    ),
    /** What Apple suggests for the app that shares a piece with it. */
    suggested: z.array(z.object({ term: z.string(), popularity: z.nullable(z.int()), isOurs: z.boolean() })),
    bid: bidAdvice,
    popularityWeek: z.nullable(z.string()),
    suggestedAt: z.nullable(z.string()),
    bidsReadAt: z.nullable(z.string()),
  }),
  patience: 'ads',
});
