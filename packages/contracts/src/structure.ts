import { refusalReasons, warningReasons } from '@tapwright/domain/ad-verdicts';
import { approvalReasons } from '@tapwright/domain/judge-approval';
import { structureRoles } from '@tapwright/domain/structure-names';
import { structureFaults } from '@tapwright/domain/structure-types';
import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { changeSetView, requested, scheduledFor } from './change-set-view.ts';
import { queriedTeamId, teamId } from './teams.ts';

const access = { to: 'team', may: 'tools.use' } as const;
/** As many as are mended at once; a campaign may have as many faults as keywords. */
export const maxMendedFaults = 1000;
/** As many as anybody reads, those with the most at stake first. */
export const maxShownFaults = 500;

const money = z.object({ amount: z.string(), currency: z.string() });
const mendWays = [
  'addNegatives',
  'removeNegative',
  'pauseKeywords',
  'makeExact',
  'setBid',
  'pauseAdGroup',
  'switchSearchMatchOff',
  'rename',
] as const;

const fault = z.object({
  /** The same as long as the fault is the same. */
  key: z.string(),
  fault: z.enum(structureFaults),
  campaignId: z.nullable(z.string()),
  campaignName: z.nullable(z.string()),
  adGroupId: z.nullable(z.string()),
  adGroupName: z.nullable(z.string()),
  /** The word, name or page that it is about. */
  about: z.string(),
  count: z.int(),
  /** What a day is spent on it; null where no money can be told. */
  stake: z.nullable(money),
  /** The night that saw it first; null: it is new since. */
  since: z.nullable(z.string()),
  /** Null: only a person can decide. */
  mend: z.nullable(z.enum(mendWays)),
  /** What it would be called, or bid. */
  becomes: z.nullable(z.string()),
});
export type StructureFaultView = z.infer<typeof fault>;

const plan = z.object({
  nameTemplate: z.string(),
  /** It is that of the team, which every app follows that has none of its own. */
  isForTeam: z.boolean(),
  /** The highest bid, in the currency of the campaigns that it is for. */
  bidCeiling: z.nullable(money),
  revision: z.int(),
});
export type StructurePlanView = z.infer<typeof plan>;

export const findStructureApps = defineCall({
  method: 'GET',
  path: '/tool/structure/findApps',
  access,
  summary: 'The apps with campaigns in search results in scope, those with the most running first.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(
    z.object({
      adamId: z.string(),
      /** Its number where Apple has not said its name. */
      app: z.string(),
      currencies: z.array(z.string()),
    }),
  ),
});

export const findStructure = defineCall({
  method: 'GET',
  path: '/tool/structure/find',
  access,
  summary: 'How the campaigns of an app in scope differ from what they were made to be, by what stands now.',
  query: z.object({ teamId: queriedTeamId, adamId: appleId }),
  answer: z.object({
    plan,
    /** What there is of each role in each storefront. */
    cells: z.array(
      z.object({
        role: z.enum(structureRoles),
        country: z.string(),
        campaignIds: z.array(z.string()),
        faults: z.int(),
      }),
    ),
    /** Campaigns that nobody knows the role of: only what needs none is looked at in them. */
    unknown: z.array(z.object({ campaignId: z.string(), name: z.string() })),
    faults: z.array(fault),
    /** Of each kind, those that are not shown too. */
    counts: z.array(z.object({ fault: z.enum(structureFaults), count: z.int() })),
    /** All that is at stake a day, by currency. */
    stakes: z.array(money),
    /** The days that money and impressions are of. */
    days: z.int(),
    dataTo: z.nullable(z.string()),
    comparedAt: z.nullable(z.string()),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});

export const findNameTemplate = defineCall({
  method: 'GET',
  path: '/tool/structure/findNameTemplate',
  access: { to: 'team', may: 'campaign.edit' },
  summary: 'How campaigns of an app are called: as the team says, or of an app in scope, as is said of it.',
  query: z.object({ teamId: queriedTeamId, adamId: appleId }),
  answer: z.object({ nameTemplate: z.string() }),
});

export const modifyStructurePlan = defineCall({
  method: 'POST',
  path: '/tool/structure/modifyPlan',
  access,
  summary: 'Change what the campaigns of an app are compared with.',
  body: z.object({
    teamId,
    adamId: appleId,
    nameTemplate: z.string().check(z.minLength(1), z.maxLength(200)),
    /** For every app of the team that has no names of its own, as this one has none then either. */
    isForTeam: z.boolean(),
    /** As typed; empty: there is none. */
    bidCeiling: z.string().check(z.maxLength(40)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    revision: z.int(),
  }),
  answer: plan,
  refusals: ['changedMeanwhile', 'memberOutOfScope', 'notFound'],
});

const keys = z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(maxMendedFaults));

export const previewMends = defineCall({
  method: 'POST',
  path: '/tool/structure/preview',
  access,
  summary: 'What would mend faults; nothing is kept. Those that are there no more are left out.',
  body: z.object({ teamId, adamId: appleId, keys }),
  answer: z.object({
    edits: z.array(
      z.object({
        what: z.enum(mendWays),
        about: z.string(),
        place: z.string(),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
        refused: z.nullable(z.string()),
      }),
    ),
    sent: z.int(),
    refusals: z.array(z.object({ reason: z.enum(refusalReasons), message: z.string(), count: z.int() })),
    warnings: z.array(z.object({ reason: z.enum(warningReasons), message: z.string(), count: z.int() })),
    approval: z.array(z.enum(approvalReasons)),
  }),
  refusals: ['notFound'],
  patience: 'ads',
});

export const commitMends = defineCall({
  method: 'POST',
  path: '/tool/structure/commit',
  access: { to: 'team', may: 'campaign.edit' },
  summary: 'Mend faults, as one change set.',
  body: z.object({
    teamId,
    adamId: appleId,
    keys,
    note: requested.note,
    confirmed: requested.confirmed,
    scheduledFor,
  }),
  answer: changeSetView,
  refusals: ['confirmationNeeded', 'nothingToChange', 'notFound'],
  patience: 'ads',
});
