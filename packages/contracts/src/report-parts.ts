import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dividedMeasures, mainMeasures, type MeasureName } from './report-measures.ts';
import { granularities, inOrder, placeQuery, rangeQuery, splitKinds } from './report-query.ts';

const isDivided = (name: MeasureName) => dividedMeasures.some((measure) => measure.name === name);
/** Parts of a cost per tap do not add up to it. */
export const splitMeasures = mainMeasures.filter((name) => !isDivided(name));

/** As many are drawn by themselves. */
export const maxParts = 5;

const reportPartsQuery = z
  .object({
    ...rangeQuery,
    ...placeQuery,
    granularity: z._default(z.enum(granularities), 'day'),
    by: z.enum(splitKinds),
    measure: z._default(z.enum(splitMeasures), 'localSpendAmount'),
  })
  .check(inOrder);
export type ReportPartsQuery = z.output<typeof reportPartsQuery>;

/** Amounts in micros of the unit that was requested; null where a day has no rate. */
const figures = {
  figures: z.array(z.nullable(z.number())),
  total: z.nullable(z.number()),
};

export const findReportParts = defineCall({
  method: 'GET',
  path: '/reports/findReportParts',
  access: { to: 'team', may: 'ads.see' },
  summary: 'One measure by day, week or month, split by campaign group, app, storefront or campaign type.',
  query: reportPartsQuery,
  answer: z.object({
    /** The largest of them, the largest first. */
    parts: z.array(
      z.object({
        /** Empty: several storefronts, or nothing says what it is. */
        value: z.string(),
        /** Of a campaign group. */
        name: z.nullable(z.string()),
        ...figures,
      }),
    ),
    /** All others together. */
    rest: z.nullable(z.object({ count: z.int(), ...figures })),
  }),
  patience: 'ads',
});
