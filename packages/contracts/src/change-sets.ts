import { refusalReasons, warningReasons } from '@tapwright/domain/ad-verdicts';
import { approvalReasons } from '@tapwright/domain/judge-approval';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  adGroupUpdate,
  campaignUpdate,
  editLists,
  idsOf,
  keywordUpdate,
  manyOf,
  negativeUpdate,
  newAdGroup,
  newCampaign,
  newKeyword,
  newNegative,
  seenEdit,
} from './edit-lists.ts';
import { money, paymentView } from './change-payment.ts';
import { changedSince, changeEnd, changeTrail } from './change-ends.ts';
import { betweenQuery } from './instant.ts';
import { maxEdits } from './limits.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId, teamId } from './teams.ts';
import {
  amounts,
  changeOrigins,
  changeSetStates,
  changeSetView,
  editView,
  requested,
  scheduledFor,
} from './change-set-view.ts';

export const change = {
  method: 'POST',
  access: { to: 'team', may: 'campaign.edit' },
  answer: changeSetView,
  refusals: ['confirmationNeeded', 'nothingToChange'],
  patience: 'ads',
  isLarge: true,
} as const;

export const modifyCampaigns = defineCall({
  ...change,
  path: '/campaign/modify',
  summary: 'Change campaigns. Answers with the change set, whose edits are sent to Apple then.',
  body: z.object({ ...requested, campaigns: manyOf(campaignUpdate) }),
});

export const removeCampaigns = defineCall({
  ...change,
  path: '/campaign/remove',
  summary: 'Remove campaigns with all that is in them. At Apple that is final.',
  body: z.object({ ...requested, campaignIds: idsOf }),
});

export const addCampaigns = defineCall({
  ...change,
  path: '/campaign/add',
  summary:
    'Create campaigns with their ad groups, keywords and negative keywords, in one set; a campaign is paused unless it says otherwise. Until Apple has given ids they have their own, below zero.',
  body: z.object({ ...requested, campaigns: manyOf(newCampaign) }),
});

export const addAdGroups = defineCall({
  ...change,
  path: '/adgroups/add',
  summary: 'Create ad groups in campaigns, with their keywords and negative keywords.',
  body: z.object({ ...requested, adGroups: manyOf(newAdGroup) }),
});

export const modifyAdGroups = defineCall({
  ...change,
  path: '/adgroups/modify',
  summary: 'Change ad groups.',
  body: z.object({ ...requested, adGroups: manyOf(adGroupUpdate) }),
});

export const removeAdGroups = defineCall({
  ...change,
  path: '/adgroups/remove',
  summary: 'Remove ad groups with all that is in them. At Apple that is final.',
  body: z.object({ ...requested, adGroupIds: idsOf }),
});

export const addKeywords = defineCall({
  ...change,
  path: '/keyords/add',
  summary: 'Add keywords to ad groups; without a bid each takes that of its ad group.',
  body: z.object({ ...requested, keywords: manyOf(newKeyword) }),
});

export const modifyKeywords = defineCall({
  ...change,
  path: '/keyords/modify',
  summary: 'Change bids of keywords, pause and activate them.',
  body: z.object({ ...requested, keywords: manyOf(keywordUpdate) }),
});

export const removeKeywords = defineCall({
  ...change,
  path: '/keyords/remove',
  summary: 'Remove keywords. At Apple that is final.',
  body: z.object({ ...requested, keywordIds: idsOf }),
});

export const addNegatives = defineCall({
  ...change,
  path: '/keyords/addNegative',
  summary: 'Add negative keywords to campaigns, or with an ad group to that alone.',
  body: z.object({ ...requested, negativeKeywords: manyOf(newNegative) }),
});

export const modifyNegatives = defineCall({
  ...change,
  path: '/keyords/modifyNegative',
  summary: 'Pause and activate negative keywords.',
  body: z.object({
    ...requested,
    negativeKeywords: manyOf(negativeUpdate),
  }),
});

export const removeNegatives = defineCall({
  ...change,
  path: '/keyords/removeNegative',
  summary: 'Remove negative keywords: what they excluded is no longer excluded.',
  body: z.object({ ...requested, negativeKeywordIds: idsOf }),
});

export const commitChanges = defineCall({
  ...change,
  path: '/changes/commit',
  summary: 'Edits of any kinds as one set.',
  body: z.object({ ...requested, ...editLists }),
});

const seen = { to: 'team', may: 'ads.see' } as const;

const setFilter = {
  teamId: queriedTeamId,
  state: z.optional(z.enum(changeSetStates)),
  origin: z.optional(z.enum(changeOrigins)),
  authorId: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
  campaignGroupId: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
  failed: z.optional(z.enum(['yes'])), // Something of it was not carried out.
  /** When they were made; what has not ended is listed whenever that was. */
  ...betweenQuery,
};

export const findChangeSets = defineCall({
  method: 'GET',
  path: '/changes/find',
  access: seen,
  summary:
    'Change sets of a team with at least one edit in the scope of whoever asks, the newest first; drafts are seen by their author alone.',
  query: z.object({ ...setFilter, ...pageQuery }),
  answer: pageOf(changeSetView),
  patience: 'ads',
});

export const downloadChangesCsv = defineCall({
  method: 'GET',
  path: '/changes/downloadCsv',
  access: seen,
  summary: 'The list of change sets as CSV.',
  query: z.object(setFilter),
  answer: z.null(),
  download: 'text/csv',
});

export const findChangeSet = defineCall({
  method: 'GET',
  path: '/changes/findOne',
  access: seen,
  summary: 'One change set with its edits, those in the scope of whoever asks.',
  query: z.object({
    teamId: queriedTeamId,
    changeSetId: z.coerce.number<number>().check(z.int(), z.positive()),
    /** Those that ended so, for this reason: `refused noAuthority`. */
    end: z.optional(z.string().check(z.maxLength(60))),
    /** Those in whose name, or that of what they lie in, this stands. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    ...pageQuery,
  }),
  answer: z.object({
    set: changeSetView,
    edits: pageOf(editView),
    /** What did not go live, by its reason, the most first. */
    ends: z.array(changeEnd),
    trail: changeTrail,
    /** Whether whoever asks may approve or decline it now. */
    mayDecide: z.boolean(),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});

export const undoChanges = defineCall({
  ...change,
  path: '/changes/undo',
  summary:
    'Take back what of a set is live as a further set; without what somebody changed since, but for what is named.',
  body: z.object({
    teamId,
    changeSetId: z.int().check(z.positive()),
    /** Of these edits only. */
    numbers: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(maxEdits))),
    /** What the set created: a campaign or ad group archived and a keyword paused, or all of it removed. */
    created: z._default(z.enum(['archive', 'remove']), 'archive'),
    /** Those that go over what somebody changed since. */
    over: z._default(z.array(seenEdit).check(z.maxLength(maxEdits)), []),
    note: requested.note,
    confirmed: requested.confirmed,
    scheduledFor,
  }),
  refusals: ['confirmationNeeded', 'nothingToChange', 'notFound'],
});

const finding = { field: z.string(), message: z.string() };

export const previewChanges = defineCall({
  method: 'POST',
  path: '/changes/preview',
  access: change.access,
  refusals: ['notFound'],
  summary:
    'What a change set would come to: before and after of each edit, what is refused and what is to be confirmed. With `changeSetId` one that is a draft or waits, judged by what stands now.',
  body: z.object({
    teamId,
    changeSetId: z.optional(z.int().check(z.positive())),
    /** Without these edits of it. */
    without: z._default(z.array(z.int().check(z.positive())).check(z.maxLength(maxEdits)), []),
    undoes: z.optional(z.int().check(z.positive())), // The set that these edits take back.
    origin: requested.origin,
    ...editLists,
  }),
  answer: z.object({
    edits: z.array(
      z.object({
        /** Where it stands in the request: `keywords.3`, and of a stored set by its number: `edits.4`. */
        path: z.string(),
        objectId: z.nullable(z.string()),
        before: amounts,
        after: amounts,
        refused: z.array(z.object({ ...finding, reason: z.enum(refusalReasons) })),
        warnings: z.array(z.object({ ...finding, reason: z.enum(warningReasons) })),
        since: z.optional(changedSince),
        /** Of a bid above the most that its ad group lets a keyword bid. */
        adGroup: z.optional(z.object({ adGroupId: z.string(), name: z.string(), bid: z.string() })),
      }),
    ),
    /** Warnings that meet more than half of the edits. */
    common: z.array(z.object({ reason: z.enum(warningReasons), count: z.int() })),
    /** What it may add to a day's spend, by the taps of 28 days and caps; below zero where it takes away. Null without a rate. */
    rise: z.nullable(money),
    /** What the caps leave for the bids, by what was spent in these days. */
    room: z.nullable(money),
    /** Of the ad accounts that it touches, each once. */
    timeZones: z.array(z.string()),
    /** Why it will wait for a second person; empty where it will not. */
    approval: z.array(z.enum(approvalReasons)),
    /** Where it lets something run that we pay for at Apple. */
    payment: z.optional(paymentView),
  }),
  patience: 'ads',
  isLarge: true,
});
