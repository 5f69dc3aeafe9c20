import { adKinds } from '@tapwright/domain/ad-states';
import { warningReasons } from '@tapwright/domain/ad-verdicts';
import { approvalReasons } from '@tapwright/domain/judge-approval';
import * as z from 'zod/mini';
import { money } from './change-payment.ts';
import { teamId } from './teams.ts';

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

export const amounts = z.record(z.string(), z.unknown());
export const editIntents = ['create', 'update', 'remove'] as const;
export const editView = z.object({
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
