import { warningReasons } from '@tapwright/domain/ad-verdicts';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { changeOrigins } from './change-set-view.ts';
import { change } from './change-sets.ts';
import { maxEdits } from './limits.ts';
import { roles } from './roles.ts';
import { queriedTeamId, teamId } from './teams.ts';

/** Proposals end by themselves after so many days. */
export const proposalLastsDays = 14;

const changeSetId = z.int().check(z.positive());
const decide = { ...change, access: { to: 'team', may: 'change.approve' } } as const;

export const approveChangeSet = defineCall({
  ...decide,
  path: '/changes/approve',
  summary:
    'Let a proposed set go ahead, now or at its hour; it is judged again by what stands now. Edits can be taken out.',
  body: z.object({
    teamId,
    changeSetId,
    without: z._default(z.array(z.int().check(z.positive())).check(z.maxLength(maxEdits)), []),
    confirmed: z._default(z.array(z.enum(warningReasons)), []),
  }),
  refusals: ['confirmationNeeded', 'nothingToChange', 'notFound', 'changedMeanwhile'],
});

export const declineChangeSet = defineCall({
  ...decide,
  path: '/changes/decline',
  summary: 'End a proposed set, with the reason that its author reads.',
  body: z.object({
    teamId,
    changeSetId,
    reason: z.string().check(z.trim(), z.minLength(1, 'changes:refusals.required'), z.maxLength(500)),
  }),
  refusals: ['notFound', 'changedMeanwhile'],
});

/** In the team's currency as typed; empty: no bound. */
const amount = z.string().check(z.maxLength(40));
const count = z.nullable(z.int().check(z.gte(1), z.lte(maxEdits)));

const policyFields = {
  /** Above so much more a day a set needs a second person. */
  maxRise: amount,
  /** Above so much that it reserves at once too; what is reserved already does not count. */
  maxReserve: amount,
  maxObjects: count,
  removal: z.boolean(),
  roles: z.array(z.enum(roles)),
  origins: z.array(z.enum(changeOrigins)),
};
const policyView = z.object({ ...policyFields, currencyType: z.enum(['RMB', 'USD']), revision: z.int() });
export type PolicyView = z.infer<typeof policyView>;

export const findChangePolicy = defineCall({
  method: 'GET',
  path: '/changes/policy/find',
  access: { to: 'team', may: 'campaign.edit' },
  summary: 'What of a team’s changes needs a second person. A new team has no such rule: revision 0.',
  query: z.object({ teamId: queriedTeamId }),
  answer: policyView,
});

export const modifyChangePolicy = defineCall({
  method: 'POST',
  path: '/changes/policy/modify',
  access: { to: 'team', may: 'change.policy' },
  summary: 'Say what of a team’s changes needs a second person.',
  body: z.object({ teamId, revision: z.int(), ...policyFields }),
  answer: policyView,
  refusals: ['changedMeanwhile'],
});

const limitFields = {
  /** Bids above it, in the team's currency, need a second person. */
  maxBid: amount,
  maxRise: amount,
  maxObjects: count,
  mayRemove: z.boolean(),
};
const limitsView = z.object({ userId: z.int(), ...limitFields, revision: z.int() });
export type LimitsView = z.infer<typeof limitsView>;

export const findChangeLimits = defineCall({
  method: 'GET',
  path: '/changes/limits/find',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'Personal limits below the team’s rule, of those members who have some: all for whoever may edit them, to others their own.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({ currencyType: z.enum(['RMB', 'USD']), list: z.array(limitsView) }),
});

export const modifyChangeLimits = defineCall({
  method: 'POST',
  path: '/changes/limits/modify',
  access: { to: 'team', may: 'change.policy' },
  summary: 'Set a member’s personal limits; revision 0 where they have none yet.',
  body: z.object({ teamId, userId: z.int().check(z.positive()), revision: z.int(), ...limitFields }),
  answer: limitsView,
  refusals: ['changedMeanwhile', 'notFound', 'roleNotGrantable'],
});
