import { adKinds } from '@tapwright/domain/ad-states';
import * as z from 'zod/mini';
import { adId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { changeOrigins, editStates } from './change-set-view.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId } from './teams.ts';

const fields = z.record(z.string(), z.unknown());
const happened = {
  at: z.string(),
  intent: z.enum(['create', 'update', 'remove']),
  before: fields,
  after: fields,
};

const historyRow = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('edit'),
    ...happened,
    changeSetId: z.int(),
    number: z.int(),
    origin: z.enum(changeOrigins),
    authorId: z.int(),
    author: z.nullable(z.string()),
    note: z.string(),
    state: z.enum(editStates),
    refusal: z.nullable(z.string()),
    appleWords: z.nullable(z.string()),
  }),
  /** Fields by Apple's names, their values as text. */
  z.object({ source: z.literal('outside'), ...happened }),
]);
export type HistoryRow = z.infer<typeof historyRow>;

export const findObjectHistory = defineCall({
  method: 'GET',
  path: '/changes/findHistory',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'What happened to one object, the newest first: edits of sets, and what was changed outside, in one line.',
  query: z.object({
    teamId: queriedTeamId,
    kind: z.enum(adKinds),
    objectId: adId,
    ...pageQuery,
  }),
  answer: pageOf(historyRow),
  refusals: ['notFound'],
  patience: 'ads',
});
