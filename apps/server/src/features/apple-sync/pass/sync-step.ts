import * as z from 'zod/mini';

const ids = z.array(z.string());
const page = { offset: z.int(), after: z.string() };

/** One request to Apple and what becomes of its answer: together one transaction. */
export const syncStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('campaigns'), ...page }),
  z.object({ do: z.literal('adGroups'), ...page, deleted: z.boolean() }),
  z.object({ do: z.literal('keywords'), ...page, adGroupIds: ids }),
  z.object({ do: z.literal('negativeKeywords'), ...page, adGroupIds: ids }),
  z.object({ do: z.literal('campaignNegatives'), ...page, campaignId: z.string() }),
  z.object({ do: z.literal('ads'), ...page }),
  z.object({ do: z.literal('creatives') }),
  z.object({ do: z.literal('creative'), ids }),
  z.object({ do: z.literal('allProductPages'), adamIds: ids }),
  z.object({ do: z.literal('productPages'), adamId: z.string() }),
  z.object({ do: z.literal('appNames'), adamIds: ids }),
  z.object({ do: z.literal('appName'), adamId: z.string() }),
  z.object({ do: z.literal('changedCampaigns'), since: z.string(), offset: z.int() }),
  z.object({ do: z.literal('changeHistory'), since: z.string(), until: z.string(), offset: z.int() }),
  z.object({
    do: z.literal('reread'),
    kind: z.enum(['adGroup', 'keyword', 'negativeKeyword', 'ad']),
    ids,
  }),
  z.object({ do: z.literal('outsideChange'), detailId: z.string() }),
  z.object({
    do: z.literal('facts'),
    level: z.enum(['campaign', 'adGroup', 'keyword', 'ad', 'searchTerm', 'audience']),
    zone: z.enum(['UTC', 'ORTZ']),
    dimension: z.optional(z.enum(['device', 'age', 'gender', 'country'])),
    span: z.enum(['day', 'week', 'month']),
    from: z.string(),
    until: z.string(),
    /** A single day that no granularity tells any more. */
    asTotal: z.optional(z.literal(true)),
    campaignIds: ids,
    adGroupIds: z.optional(ids),
  }),
  /** Of campaigns, so many days until today. */
  z.object({ do: z.literal('hours'), days: z.int() }),
  z.object({ do: z.literal('shares'), adamIds: ids, from: z.string(), until: z.string() }),
  z.object({ do: z.literal('suggestedWords'), adamId: z.string(), countries: ids }),
  z.object({ do: z.literal('suggestedPhrases'), adamId: z.string() }),
  z.object({ do: z.literal('appGenres'), adamId: z.string(), countries: ids }),
  z.object({
    do: z.literal('popularity'),
    genre: z.string(),
    countries: ids,
    from: z.string(),
    until: z.string(),
  }),
]);

export type SyncStep = z.output<typeof syncStep>;
export type StepOf<Name extends SyncStep['do']> = Extract<SyncStep, { do: Name }>;

export const passKinds = ['structure', 'history', 'changes', 'recent', 'nightly'] as const;
export type PassKind = (typeof passKinds)[number];

/** What a pass will have read when it ends. */
export const coverage = z.object({
  series: z.string(),
  zone: z.enum(['UTC', 'ORTZ']),
  span: z.enum(['day', 'week', 'month']),
  from: z.string(),
  until: z.string(),
  asTotal: z.optional(z.literal(true)),
});
export type Coverage = z.output<typeof coverage>;
