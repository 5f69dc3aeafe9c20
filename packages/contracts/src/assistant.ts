import { nGramVerdicts } from '@tapwright/domain/judge-n-gram';
import { matchings } from '@tapwright/domain/judge-term';
import * as z from 'zod/mini';
import { matchTypes } from './ad-values.ts';
import { appleId } from './apple-id.ts';
import { syncErrorCodes } from './apple-sync.ts';
import { defineCall } from './call.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId, teamId } from './teams.ts';

const access = { to: 'team', may: 'tools.use' } as const;

/** What is proposed, in the order of the page. */
export const proposalKinds = ['harvest', 'negate', 'own', 'bids', 'budget', 'apple'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** As many proposals as are looked at together. */
export const maxProposals = 100;
export const snoozeDays = [1, 7, 30] as const;
/** By which part the money of a proposal has moved before it comes back. */
export const movedPart = 0.2;
/** A dismissed proposal may come back after so long. */
export const dismissedDays = 90;
export const dismissReasons = ['notRelevant', 'onPurpose', 'tooEarly', 'wrong', 'doneElsewhere'] as const;
export const putAsideWays = ['snoozed', 'untilMoved', 'dismissed', 'never'] as const;

/**
 * Why a proposal does not hold any more: what it adds is there, what it changes is not as it was, it does not run; of
 * Apple’s own, it was taken, or Apple does not recommend it any more.
 */
const groundsGone = ['added', 'changed', 'notRunning', 'taken', 'adviceGone'] as const;
export type GroundGone = (typeof groundsGone)[number];

/** Waiting: tried again by itself, with why it failed last. */
const tellingStates = ['waiting', 'told'] as const;
const syncError = z.enum(syncErrorCodes);

/** In the currency of the proposal, with its decimals. */
const amount = z.string();
const measured = { spend: amount, taps: z.int(), installs: z.int(), cpa: z.nullable(amount) };
const sums = z.object(measured);
const cost = z.object({ low: amount, high: z.nullable(amount) });
const inAdGroup = {
  campaignId: z.string(),
  campaignName: z.string(),
  adGroupId: z.string(),
  adGroupName: z.string(),
};
const place = z.object({ ...inAdGroup, ...measured, matching: z.enum(matchings) });
const goal = { goal: amount, isGoalSet: z.boolean() };
const term = z.object({ word: z.string(), ...measured });

/** As Apple tells it of seven days; null where it tells nothing. */
const told = z.object({
  spend: z.nullable(amount),
  taps: z.nullable(z.int()),
  installs: z.nullable(z.int()),
  cpa: z.nullable(amount),
});
const ofApple = {
  campaignName: z.string(),
  /** The last seven days, and the next as Apple expects them if it is taken. */
  last: told,
  expected: told,
  recommended: amount,
  expiresAt: z.nullable(z.string()),
};

const evidence = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('harvest'),
    word: z.string(),
    sums,
    ...goal,
    /** How probable it is that an install costs no more than the goal. */
    chance: z.number(),
    cost,
    /** Null where Apple bids. */
    bid: z.nullable(amount),
    target: z.object(inAdGroup),
    places: z.array(place),
  }),
  z.object({
    of: z.literal('negateTerm'),
    word: z.string(),
    sums,
    ...goal,
    /** How probable it is that an install costs more than twice the goal. */
    chance: z.number(),
    cost,
    places: z.array(place),
  }),
  z.object({
    of: z.literal('negateNGram'),
    pieces: z.array(z.string()),
    sums,
    ...goal,
    cost,
    terms: z.int(),
    stopped: z.int(),
    lostInstalls: z.int(),
    way: z.enum(['broad', 'exact']),
    examples: z.array(term),
  }),
  z.object({
    of: z.literal('own'),
    word: z.string(),
    sums,
    owner: place,
    others: z.array(place),
    by: z.enum(['cost', 'installs']),
  }),
  z.object({
    of: z.enum(['bidLow', 'bidHigh']),
    word: z.string(),
    sums,
    ...goal,
    /** How probable it is that an install costs no more than the goal; of a high bid, that it costs more. */
    chance: z.number(),
    cost,
    bid: amount,
    nextBid: amount,
    /** By Apple. */
    suggested: amount,
    places: z.array(place),
  }),
  z.object({
    of: z.literal('capEnds'),
    campaignName: z.string(),
    sums,
    ...goal,
    chance: z.number(),
    cap: amount,
    nextCap: amount,
    days: z.int(),
    limitedDays: z.int(),
  }),
  z.object({
    of: z.literal('capIdle'),
    campaignName: z.string(),
    sums,
    cap: amount,
    days: z.int(),
    highestDay: amount,
  }),
  z.object({ of: z.literal('appleBudget'), ...ofApple, cap: amount }),
  z.object({ of: z.literal('appleTargetCpa'), ...ofApple }),
]);

const changeSet = z.object({
  changeSetId: z.int(),
  state: z.enum(['draft', 'proposed', 'scheduled', 'sending']),
});

const proposal = z.object({
  proposalId: z.int(),
  kind: z.enum(proposalKinds),
  adamId: z.string(),
  app: z.string(),
  countries: z.array(z.string()),
  currency: z.string(),
  /** Money that is about, in 30 days. */
  worth: amount,
  evidence,
  /** How many edits it would make by now. */
  edits: z.int(),
  campaignIds: z.array(z.string()),
  from: z.string(),
  to: z.string(),
  madeAt: z.string(),
  gone: z.nullable(z.enum(groundsGone)),
  /** Of the reader's own draft, or on its way. */
  changeSet: z.nullable(changeSet),
  putAside: z.nullable(
    z.object({
      way: z.enum(putAsideWays),
      until: z.nullable(z.string()),
      reason: z.nullable(z.enum(dismissReasons)),
      by: z.string(),
      at: z.string(),
      /** Whether Apple knows, of what it recommends and was dismissed; null where there is nothing to tell. */
      telling: z.nullable(z.object({ state: z.enum(tellingStates), error: z.nullable(syncError) })),
    }),
  ),
});
export type AssistantProposal = z.infer<typeof proposal>;
export type ProposalEvidence = AssistantProposal['evidence'];
export type EvidencePlace = z.infer<typeof place>;

const run = z.object({
  isMaking: z.boolean(),
  madeAt: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Days with search terms that there are, and how many are needed. */
  completeDays: z.int(),
  neededDays: z.int(),
  /** Ad accounts in scope whose recommendations could not be read; what was read before stands. */
  unread: z.array(z.object({ campaignGroup: z.string(), error: syncError, readAt: z.nullable(z.string()) })),
});

export const findWork = defineCall({
  method: 'GET',
  path: '/tool/assistant/findWork',
  access,
  summary: 'What the keyword assistant proposes in scope, by money, with what was put aside.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({ run, proposals: z.array(proposal) }),
  patience: 'ads',
});

export const makeWork = defineCall({
  method: 'POST',
  path: '/tool/assistant/make',
  access,
  summary: 'Look through the ads of the team anew, which takes a moment.',
  body: z.object({ teamId }),
  answer: z.null(),
});

const proposalId = z.int().check(z.positive());

export const applyProposals = defineCall({
  method: 'POST',
  path: '/tool/assistant/apply',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'Gather what proposals come to in a draft of one’s own, to be looked at and sent. What is in a draft already answers with that draft; what is on its way, or has lost its ground, is refused.',
  body: z.object({
    teamId,
    proposalIds: z.array(proposalId).check(z.minLength(1), z.maxLength(maxProposals)),
  }),
  answer: z.object({ changeSetId: z.int() }),
  refusals: ['notFound', 'changedMeanwhile', 'nothingToChange'],
  patience: 'ads',
});

export const putAsideProposal = defineCall({
  method: 'POST',
  path: '/tool/assistant/putAside',
  access,
  summary:
    'Snooze a proposal for days or until its money moves by a fifth, dismiss it with a reason, or never see it again. Of what Apple recommends the last two are told to Apple.',
  body: z.object({
    teamId,
    proposalId,
    way: z.enum(putAsideWays),
    /** Of `snoozed`. */
    days: z.optional(z.literal(snoozeDays)),
    /** Of `dismissed`. */
    reason: z.optional(z.enum(dismissReasons)),
  }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const bringBackProposal = defineCall({
  method: 'POST',
  path: '/tool/assistant/bringBack',
  access,
  summary: 'Bring back what was put aside.',
  body: z.object({ teamId, proposalId }),
  answer: z.null(),
  refusals: ['notFound'],
});

const inPlace = { adamId: appleId, country: z.string().check(z.regex(/^[A-Z]{2}$/)) };
const piecesOf = z
  .array(z.string().check(z.minLength(1), z.maxLength(400)))
  .check(z.minLength(1), z.maxLength(3));

const nGram = z.object({
  pieces: z.array(z.string()),
  currency: z.string(),
  ...goal,
  /** Searches that hold it; those of several n-grams overlap. */
  terms: z.int(),
  ...measured,
  cost,
  /** What its installs would not have cost at the goal; below zero where they cost less. */
  atStake: amount,
  verdict: z.enum(nGramVerdicts),
});
export type NGramRow = z.infer<typeof nGram>;

export const findNGrams = defineCall({
  method: 'GET',
  path: '/tool/assistant/findNGrams',
  access,
  summary:
    'N-grams of the search terms of an app in a storefront, as they were cut when the work list was made, by the money at stake.',
  query: z.object({
    teamId: queriedTeamId,
    ...inPlace,
    length: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(3))),
    verdict: z.optional(z.enum(nGramVerdicts)),
    /** A part of it. */
    name: z.optional(z.string().check(z.maxLength(400))),
    ...pageQuery,
  }),
  answer: z.object({
    ...pageOf(nGram).shape,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    /** The part of the team’s spend on searches that Apple keeps to itself. */
    hiddenShare: z.nullable(z.number()),
  }),
  patience: 'ads',
});

export const findNGram = defineCall({
  method: 'POST',
  path: '/tool/assistant/findNGram',
  access,
  summary:
    'The searches that hold an n-gram, what of yours its broad negative would stop, and the negatives that stop its waste and nothing else.',
  body: z.object({ teamId, ...inPlace, currency: z.string().check(z.maxLength(3)), pieces: piecesOf }),
  answer: z.object({
    /** Those with the most money first. */
    terms: z.array(term),
    positives: z.object({ keywords: z.array(z.string()), terms: z.array(term) }),
    way: z.enum(['broad', 'exact']),
    stopped: z.int(),
    /** In 30 days. */
    saved: amount,
    lostInstalls: z.int(),
    negatives: z.array(
      z.object({
        campaignId: z.string(),
        adGroupId: z.optional(z.string()),
        text: z.string(),
        matchType: z.enum(matchTypes),
      }),
    ),
  }),
  patience: 'ads',
});
export type NGramDetail = z.infer<(typeof findNGram)['answer']>;
