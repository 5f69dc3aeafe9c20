import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { queriedTeamId } from './teams.ts';

/** Why an ad account is not read at the moment. The screen says each in words, with what to do. */
export const syncErrorCodes = [
  'accessRevoked',
  'forbidden',
  'credentialsRefused',
  'certificateMissing',
  'clockOff',
  'rateLimited',
  'appleFault',
  'appleSilent',
  'unexpectedAnswer',
  'internal',
] as const;
export type SyncErrorCode = (typeof syncErrorCodes)[number];

/** structure: everything there is; history: as far back as Apple reports; changes and recent: each hour; nightly: 30 days. */
const syncKinds = ['structure', 'history', 'changes', 'recent', 'nightly'] as const;

/** What can be missing because Apple refuses to report it. */
export const refusedKinds = [
  'campaigns',
  'adGroups',
  'keywords',
  'negativeKeywords',
  'ads',
  'creatives',
  'productPages',
  'changes',
  'campaignMeasures',
  'campaignHours',
  'adGroupMeasures',
  'keywordMeasures',
  'adMeasures',
  'searchTermMeasures',
  'audienceMeasures',
  'impressionShares',
  'appleWords',
] as const;
/** Why: the last failure of the step that requested it. */
export const refusalCodes = [
  'forbidden',
  'appleFault',
  'appleSilent',
  'unexpectedAnswer',
  'internal',
] as const;
export type RefusedKind = (typeof refusedKinds)[number];

const instant = z.nullable(z.string());

export const syncState = z.object({
  campaignGroupId: z.int(),
  name: z.string(),
  /** What has been read of it so far and is still there, within the reader's scope. */
  counts: z.object({ campaigns: z.int(), adGroups: z.int() }),
  running: z.nullable(z.object({ kind: z.enum(syncKinds), done: z.int(), planned: z.int(), rows: z.int() })),
  passes: z.array(z.object({ kind: z.enum(syncKinds), succeededAt: instant, nextAt: instant })),
  error: z.nullable(z.enum(syncErrorCodes)),
  retryAt: instant,
  /** When measures were last read whole, by Apple's clock; null before the first time. */
  readAt: instant,
  /** Older than six hours. */
  isStale: z.boolean(),
  /** Days that Apple reported neither singly nor within a whole week or month. */
  gaps: z.array(z.object({ from: z.string(), until: z.string() })),
  /** What was put aside after Apple had refused it again and again, measures with their days: requested again when next due. */
  refused: z.array(
    z.object({
      what: z.enum(refusedKinds),
      days: z.nullable(z.object({ from: z.string(), until: z.string() })),
      error: z.enum(refusalCodes),
    }),
  ),
  /** Sent to Apple for this ad account, by day in UTC, newest first; `limited` of them were answered with 429. */
  requests: z.object({
    today: z.string(),
    days: z.array(z.object({ on: z.string(), requests: z.int(), limited: z.int() })),
    /** What Apple's last answer said of its window; null before the first. */
    limit: z.nullable(z.object({ requests: z.int(), remaining: z.int(), seconds: z.int() })),
  }),
});
export type SyncState = z.infer<typeof syncState>;

export const findSyncStates = defineCall({
  method: 'GET',
  path: '/adv/findSyncStates',
  patience: 'ads',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'How far each campaign group is in step with Apple: what runs, what was read when, what comes next.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(syncState),
});

export const refreshAdvReports = defineCall({
  method: 'GET',
  path: '/adv/refreshAdvReports',
  access: { to: 'team', may: 'ads.see' },
  summary: 'Read what is new at Apple now. A refresh under way is joined.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({ adAccounts: z.int() }),
  patience: 'ads',
  writes: true,
});
