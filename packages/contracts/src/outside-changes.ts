import { adKinds } from '@tapwright/domain/ad-states';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { betweenQuery } from './instant.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId } from './teams.ts';

const fields = z.record(z.string(), z.unknown());

/** Fields by Apple's names, their values as text. */
const outsideChange = z.object({
  at: z.string(),
  kind: z.enum(adKinds),
  objectId: z.string(),
  /** As it is called now, or was called when it came; null where it is not known here. */
  name: z.nullable(z.string()),
  campaignName: z.nullable(z.string()),
  adGroupName: z.nullable(z.string()),
  intent: z.enum(['create', 'update', 'remove']),
  before: fields,
  after: fields,
});
export type OutsideChange = z.infer<typeof outsideChange>;

export const findOutsideChanges = defineCall({
  method: 'GET',
  path: '/changes/findOutside',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'What was changed outside, at Apple or by another tool, the newest first; bound members see what is known to lie in their campaigns.',
  query: z.object({
    teamId: queriedTeamId,
    ...betweenQuery,
    ...pageQuery,
  }),
  answer: pageOf(outsideChange),
  patience: 'ads',
});
