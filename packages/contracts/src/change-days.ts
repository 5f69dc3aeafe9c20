import * as z from 'zod/mini';
import { adKinds } from '@tapwright/domain/ad-states';
import { defineCall } from './call.ts';
import { editIntents } from './change-set-view.ts';
import { inOrder, placeQuery, rangeQuery } from './report-query.ts';

/** The newest of a range; what is older is left out, and `total` says so. */
export const maxChangeDays = 1000;

const { keywordId: _, ...places } = placeQuery;
const { teamId, startTime, endTime, timeZone } = rangeQuery;
const changeDaysQuery = z.object({ teamId, startTime, endTime, timeZone, ...places }).check(inOrder);

/** What went live of one set on one day, or what was changed outside on it. */
const changesOfDay = z.object({
  /** In the zone that was requested. */
  day: z.string(),
  /** Null: outside. */
  changeSetId: z.nullable(z.int()),
  author: z.nullable(z.string()),
  note: z.string(),
  changes: z.int(),
  /** Of what, what was done to it, and of what was changed which fields; of what was changed outside nothing. */
  kinds: z.array(z.enum(adKinds)),
  intents: z.array(z.enum(editIntents)),
  fields: z.array(z.string()),
  /** When the last of them was. */
  at: z.string(),
});
export type ChangesOfDay = z.infer<typeof changesOfDay>;

export const findChangeDays = defineCall({
  method: 'GET',
  path: '/reports/findChangeDays',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'On which days ads were changed, by which sets or outside: the marks of a chart, the newest first.',
  query: changeDaysQuery,
  answer: z.object({ list: z.array(changesOfDay), total: z.int() }),
  patience: 'ads',
});
