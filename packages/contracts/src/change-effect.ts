import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reportMeasures } from './report-measures.ts';
import { reportUnits } from './report-query.ts';
import { queriedTeamId } from './teams.ts';

/** Fewer complete days than these say nothing. */
export const minEffectDays = 3;
/** At most so many days after are looked at. */
export const effectDays = [7, 14, 28] as const;
/** Whose figures they are: of what was changed, or of what all of it lies in. */
export const effectLevels = ['campaign', 'adGroup', 'keyword'] as const;

const days = z.object({ from: z.string(), to: z.string() });

const changeEffect = z.object({
  level: z.enum(effectLevels),
  objects: z.int(),
  /** The days on which something of it went live, by the clocks of the ad accounts. They are counted on neither side. */
  sent: days,
  /** Complete days after, whose installs have mostly arrived, and the same weekdays before; null until there are enough. */
  compared: z.nullable(
    z.object({
      after: days,
      before: days,
      /** Null where a day was not read. */
      measures: z.nullable(z.object({ after: reportMeasures, before: reportMeasures })),
      dayCount: z.int(),
    }),
  ),
  /** The first day that can have figures. */
  readyOn: z.string(),
  isConverted: z.boolean(),
  /** Of the same objects, from the first day compared with on. */
  others: z.object({ sets: z.int(), objects: z.int() }),
});
export type ChangeEffect = z.infer<typeof changeEffect>;

export const findChangeEffect = defineCall({
  method: 'GET',
  path: '/reports/findChangeEffect',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'What was measured of the objects of a change set before and after it went live. Null where nothing of it is live.',
  query: z.object({
    teamId: queriedTeamId,
    changeSetId: z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
    days: z._default(z.pipe(z.coerce.number<number>(), z.literal([...effectDays])), 7),
    unit: z._default(z.enum(reportUnits), 'USD'),
  }),
  answer: z.nullable(changeEffect),
  patience: 'ads',
});
