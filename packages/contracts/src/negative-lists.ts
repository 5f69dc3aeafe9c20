import { refusalReasons, warningReasons } from '@tapwright/domain/ad-verdicts';
import { approvalReasons } from '@tapwright/domain/judge-approval';
import { cleanName } from '@tapwright/domain/names';
import { listedStates, maxNegativesOfPlace } from '@tapwright/domain/negative-lists';
import * as z from 'zod/mini';
import { matchTypes } from './ad-values.ts';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { changeSetView, requested, scheduledFor } from './change-set-view.ts';
import { queriedTeamId, teamId } from './teams.ts';

export const maxNegativeLists = 50;
/** A list is attached as a whole, so it holds no more than one campaign may. */
export const maxWordsOfNegativeList = maxNegativesOfPlace;
/** In one call. */
const maxAttachedAtOnce = 1000;

const access = { to: 'team', may: 'tools.use' } as const;
const queriedListId = z.coerce.number<number>().check(z.int(), z.positive());
const listId = z.int().check(z.positive());
export const negativeListName = z
  .string()
  .check(z.overwrite(cleanName), z.minLength(1, 'negativeLists:rules.nameRequired'), z.maxLength(60));

const listView = z.object({
  listId: z.int(),
  name: z.string(),
  /** Whoever made it, the owner and the admins: its name and its words. */
  mayEdit: z.boolean(),
  revision: z.int(),
});
export type NegativeListView = z.infer<typeof listView>;

/** How many negative keywords are how, of one campaign or of all of them in scope. */
const counts = z.record(z.enum(listedStates), z.int());
export type ListedCounts = z.infer<typeof counts>;

const listLine = z.object({
  ...listView.shape,
  words: z.int(),
  /** Attached, in the scope of whoever asks; of the others only how many. */
  campaigns: z.int(),
  others: z.int(),
  counts,
});
export type NegativeListLine = z.infer<typeof listLine>;

export const findNegativeLists = defineCall({
  method: 'GET',
  path: '/tool/negativeLists/find',
  access,
  summary: 'The shared negative lists of a team, and how far the campaigns in scope follow them.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(listLine),
  patience: 'ads',
});

const word = z.object({ text: z.string(), matchType: z.enum(matchTypes) });
export type ListedNegative = z.infer<typeof word>;
const campaign = {
  campaignId: z.string(),
  name: z.string(),
  /** Its number where Apple has not said its name. */
  app: z.string(),
  countries: z.array(z.string()),
};
const campaignLine = z.object({
  ...campaign,
  /** Detached, and what the list brought is still there. */
  isLeaving: z.boolean(),
  counts,
});
export type AttachedCampaign = z.infer<typeof campaignLine>;

export const findNegativeList = defineCall({
  method: 'GET',
  path: '/tool/negativeLists/findOne',
  access,
  summary: 'A shared negative list: its words, and the campaigns in scope that it is attached to.',
  query: z.object({ teamId: queriedTeamId, listId: queriedListId }),
  answer: z.object({
    list: listView,
    words: z.array(z.object({ ...word.shape, addedBy: z.nullable(z.string()), addedAt: z.string() })),
    campaigns: z.array(campaignLine),
    others: z.int(),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});

/** Of one campaign as many as anybody reads. */
export const maxShownNegatives = 500;

export const findListedCampaign = defineCall({
  method: 'GET',
  path: '/tool/negativeLists/findCampaign',
  access,
  summary: 'How each negative keyword of a list stands in one campaign, what has drifted first.',
  query: z.object({ teamId: queriedTeamId, listId: queriedListId, campaignId: appleId }),
  answer: z.object({
    list: z.array(
      z.object({
        text: z.string(),
        matchType: z.nullable(z.string()),
        state: z.enum(listedStates),
        /** What Apple said to the newest attempt. */
        appleWords: z.nullable(z.string()),
      }),
    ),
    total: z.int(),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});

export const findAttachableCampaigns = defineCall({
  method: 'GET',
  path: '/tool/negativeLists/findAttachable',
  access,
  summary: 'Campaigns in scope that a list is not attached to, by a part of their name or app.',
  query: z.object({
    teamId: queriedTeamId,
    listId: queriedListId,
    name: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  }),
  answer: z.object({
    list: z.array(z.object(campaign)),
    total: z.int(),
  }),
  refusals: ['notFound'],
});

export const addNegativeList = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/add',
  access,
  summary: 'Make a shared negative list.',
  body: z.object({ teamId, name: negativeListName }),
  answer: listView,
});

export const modifyNegativeList = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/modify',
  access,
  summary: 'Rename a shared negative list.',
  body: z.object({ teamId, listId, name: negativeListName, revision: z.int() }),
  answer: listView,
  refusals: ['changedMeanwhile', 'notFound'],
});

export const removeNegativeList = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/remove',
  access,
  summary: 'Remove a shared negative list. The negative keywords that it brought stay in their campaigns.',
  body: z.object({ teamId, listId }),
  answer: z.null(),
  refusals: ['notFound'],
});

const words = z
  .array(z.object({ text: z.string().check(z.maxLength(400)), matchType: z.enum(matchTypes) }))
  .check(z.minLength(1), z.maxLength(maxWordsOfNegativeList));
const campaignIds = z.array(appleId).check(z.minLength(1), z.maxLength(maxAttachedAtOnce));

export const addListedNegatives = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/addWords',
  access,
  summary:
    'Put negative keywords into a list. Its campaigns follow with the change set that brings them in step.',
  body: z.object({ teamId, listId, words }),
  answer: z.object({
    added: z.int(),
    /** There already. */
    known: z.int(),
    /** Empty, or longer than a keyword may be. */
    leftOut: z.int(),
  }),
  refusals: ['notFound'],
  isLarge: true,
});

export const removeListedNegatives = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/removeWords',
  access,
  summary: 'Take negative keywords out of a list.',
  body: z.object({ teamId, listId, words }),
  answer: z.object({ removed: z.int() }),
  refusals: ['notFound'],
  isLarge: true,
});

export const attachCampaigns = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/attach',
  access,
  summary: 'Attach a list to campaigns in scope.',
  body: z.object({ teamId, listId, campaignIds }),
  answer: z.object({ attached: z.int() }),
  refusals: ['notFound'],
});

export const detachCampaigns = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/detach',
  access,
  summary: 'Detach a list from campaigns in scope; what it brought stays, or is to be removed.',
  body: z.object({ teamId, listId, campaignIds, brought: z.enum(['keep', 'remove']) }),
  answer: z.object({ detached: z.int() }),
  refusals: ['notFound'],
});

const blocked = z.object({
  text: z.string(),
  matchType: z.nullable(z.string()),
  campaignName: z.string(),
  adGroupName: z.string(),
  negative: z.string(),
  negativeMatchType: z.nullable(z.string()),
});
const blockedList = z.object({ list: z.array(blocked), total: z.int() });
export type BlockedKeywords = z.infer<typeof blockedList>;

export const findBlockedKeywords = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/findBlocked',
  access,
  summary:
    'Running keywords that negative keywords would keep from being shown: of words to come, or of campaigns to be attached. Without a list, of these words in these campaigns.',
  body: z.object({
    teamId,
    listId: z.optional(listId),
    /** Left out: those of the list. */
    words: z.optional(words),
    /** Left out: those that it is attached to, in scope. */
    campaignIds: z.optional(campaignIds),
    /** In these of their ad groups alone. */
    adGroupIds: z.optional(campaignIds),
  }),
  answer: blockedList,
  refusals: ['notFound'],
  patience: 'ads',
  isLarge: true,
});

const step = { teamId, listId, campaignIds: z.optional(campaignIds) };

export const previewListStep = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/preview',
  access,
  summary: 'What would bring campaigns in step with a list; nothing is kept.',
  body: z.object(step),
  answer: z.object({
    campaigns: z.array(
      z.object({
        campaignId: z.string(),
        name: z.string(),
        add: z.int(),
        activate: z.int(),
        remove: z.int(),
        refused: z.int(),
        /** That the campaign has no room for. */
        over: z.int(),
      }),
    ),
    edits: z.int(),
    /** More than one set may hold: as many are left for the next. */
    left: z.int(),
    refusals: z.array(z.object({ reason: z.enum(refusalReasons), message: z.string(), count: z.int() })),
    warnings: z.array(z.object({ reason: z.enum(warningReasons), message: z.string(), count: z.int() })),
    approval: z.array(z.enum(approvalReasons)),
    blocked: blockedList,
  }),
  refusals: ['notFound'],
  patience: 'ads',
});

export const commitListStep = defineCall({
  method: 'POST',
  path: '/tool/negativeLists/commit',
  access: { to: 'team', may: 'campaign.edit' },
  summary: 'Bring campaigns in step with a list, as one change set.',
  body: z.object({ ...step, note: requested.note, confirmed: requested.confirmed, scheduledFor }),
  answer: changeSetView,
  refusals: ['confirmationNeeded', 'nothingToChange', 'notFound'],
  patience: 'ads',
});
