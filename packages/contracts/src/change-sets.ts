import { adKinds } from '@tapwright/domain/ad-states';
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

/** What wanted a change. */
export const changeOrigins = [
  'cell',
  'form',
  'bulk',
  'file',
  'searchTerm',
  'duplicate',
  'structure',
  'rule',
  'guard',
  'list',
  'recommendation',
  'assistant',
  'agent',
  'autopilot',
  'undo',
  'staff',
] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];
/** Those that a person's page may name. */
const pageOrigins = [
  'cell',
  'form',
  'bulk',
  'file',
  'searchTerm',
  'duplicate',
] as const satisfies ChangeOrigin[];

export const changeSetStates = [
  'draft',
  'proposed',
  'scheduled',
  'sending',
  'settled',
  'withdrawn',
  'declined',
] as const;
export type ChangeSetState = (typeof changeSetStates)[number];
export const editStates = ['planned', 'waiting', 'sent', 'live', 'refused', 'stale', 'withdrawn'] as const;
export type EditState = (typeof editStates)[number];

/** When: at once, or at an hour still to come. */
export const scheduledFor = z.optional(z.iso.datetime({ offset: true }));

export const requested = {
  teamId,
  origin: z._default(z.enum(pageOrigins), 'form'),
  note: z._default(z.string().check(z.maxLength(500)), ''),
  /** Warnings that the person has said yes to, by name. */
  confirmed: z._default(z.array(z.enum(warningReasons)), []),
  scheduledFor,
};

const amounts = z.record(z.string(), z.unknown());
export const editIntents = ['create', 'update', 'remove'] as const;
const editView = z.object({
  number: z.int(),
  kind: z.enum(adKinds),
  /** Its name, or the text of a keyword; null where it is not known here. */
  name: z.nullable(z.string()),
  campaignName: z.nullable(z.string()),
  adGroupName: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** Apple's; below zero while Apple has given none. */
  objectId: z.string(),
  campaignId: z.string(),
  adGroupId: z.nullable(z.string()),
  intent: z.enum(editIntents),
  before: amounts,
  after: amounts,
  state: z.enum(editStates),
  /** Why it was refused or is stale. */
  refusal: z.nullable(z.string()),
  appleWords: z.nullable(z.string()),
});

export type EditView = z.infer<typeof editView>;

const approvalView = z.object({
  reasons: z.array(z.enum(approvalReasons)),
  proposedAt: z.string(),
  /** What its author said yes to, by name. */
  confirmed: z.array(z.enum(warningReasons)),
  decidedById: z.nullable(z.int()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Of whoever declined it. */
  reason: z.nullable(z.string()),
});

export const changeSetView = z.object({
  changeSetId: z.int(),
  origin: z.enum(changeOrigins),
  authorId: z.int(),
  author: z.nullable(z.string()),
  note: z.string(),
  state: z.enum(changeSetStates),
  undoes: z.nullable(z.int()),
  /** Which set it does again, and the newest that does it again; a draft is named to its author alone. */
  repeats: z.nullable(z.int()),
  repeatedBy: z.nullable(z.int()),
  createdAt: z.string(),
  scheduledFor: z.nullable(z.string()),
  /**
   * What it may at most add to a day's spend, or take from it (below zero), by what was known when it was sent, in the
   * team's currency; null in a draft, of a set that is seen in part, and where no rate is known.
   */
  rise: z.nullable(money),
  /** Of a set that needed a second person. */
  approval: z.nullable(approvalView),
  settledAt: z.nullable(z.string()),
  counts: z.object({
    edits: z.int(),
    open: z.int(),
    live: z.int(),
    refused: z.int(),
    stale: z.int(),
    withdrawn: z.int(),
  }),
  /** What it is about: of all edits, but for the fields, which are those of the first hundred. */
  about: z.object({
    kinds: z.array(z.enum(adKinds)),
    intents: z.array(z.enum(editIntents)),
    fields: z.array(z.string()),
    /** Null while a draft holds nothing in scope. */
    first: z.nullable(
      z.object({
        name: z.nullable(z.string()),
        campaignName: z.nullable(z.string()),
        before: amounts,
        after: amounts,
      }),
    ),
  }),
});
export type ChangeSetView = z.infer<typeof changeSetView>;

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
