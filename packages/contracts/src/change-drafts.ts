import { warningReasons } from '@tapwright/domain/ad-verdicts';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { scheduledFor } from './change-set-view.ts';
import { change } from './change-sets.ts';
import { editLists } from './edit-lists.ts';
import { maxEdits } from './limits.ts';
import { teamId } from './teams.ts';

const changeSetId = z.int().check(z.positive());

export const addToDraft = defineCall({
  ...change,
  path: '/changes/draft/add',
  summary:
    'Gather edits in a draft of one’s own instead of sending them; without `changeSetId` in a new one. A second edit of an object joins the first.',
  body: z.object({
    teamId,
    changeSetId: z.optional(changeSetId),
    note: z.optional(z.string().check(z.maxLength(500))),
    /** Of a new draft: what wanted it. */
    origin: z._default(z.enum(['bulk', 'assistant']), 'bulk'),
    ...editLists,
  }),
  refusals: ['notFound'],
});

export const removeFromDraft = defineCall({
  ...change,
  path: '/changes/draft/remove',
  summary: 'Take edits out of a draft of one’s own.',
  body: z.object({
    teamId,
    changeSetId,
    numbers: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(maxEdits)),
  }),
  refusals: ['notFound'],
});

export const discardDraft = defineCall({
  ...change,
  path: '/changes/draft/discard',
  summary: 'Throw a draft of one’s own away.',
  body: z.object({ teamId, changeSetId }),
  answer: z.null(),
  refusals: ['notFound'],
});

export const repeatChanges = defineCall({
  ...change,
  path: '/changes/repeat',
  summary:
    'Gather what of a set did not go live in a new draft of one’s own, planned by what stands now and in what was made. By number also what was taken out, and what it removed, afresh: a campaign or an ad group paused, with all that went with it.',
  body: z.object({
    teamId,
    changeSetId,
    numbers: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(maxEdits))),
    /** Of what did not go live only what ended so: `refused noAuthority`. */
    end: z.optional(z.string().check(z.maxLength(60))),
  }),
  refusals: ['nothingToChange', 'notFound'],
});

export const sendDraft = defineCall({
  ...change,
  path: '/changes/send',
  summary: 'Commit a draft of one’s own: now, at the hour named, or once a second person has approved it.',
  body: z.object({
    teamId,
    changeSetId,
    note: z.optional(z.string().check(z.maxLength(500))),
    /** Only these edits; what is left stays in a draft of its own. */
    numbers: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(maxEdits))),
    confirmed: z._default(z.array(z.enum(warningReasons)), []),
    scheduledFor,
    /** Wait for a second person even where no rule asks for one. */
    propose: z._default(z.boolean(), false),
  }),
  refusals: ['confirmationNeeded', 'nothingToChange', 'notFound'],
});

export const withdrawChangeSet = defineCall({
  ...change,
  path: '/changes/withdraw',
  summary:
    'End what of a set was not sent yet; before anything of it was, its author may keep it as a draft.',
  body: z.object({ teamId, changeSetId, keepAsDraft: z._default(z.boolean(), false) }),
  refusals: ['notFound', 'changedMeanwhile'],
});
