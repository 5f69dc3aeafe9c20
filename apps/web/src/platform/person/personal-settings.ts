import * as z from 'zod/mini';
import { teamCurrencies } from '@tapwright/domain/currencies';
import { isDay, type Day } from '@tapwright/domain/days';
import { defaultRangePreset, rangePresets } from '@tapwright/domain/ranges';
import { isZone, reportZones } from '@tapwright/domain/zones';
import { storedValue, type Surroundings } from './stored-value.ts';

const day = z.custom<Day>((text) => typeof text === 'string' && isDay(text));
const zone = z.string().check(z.refine(isZone));

const recentPlace = z.object({
  teamId: z.int(),
  name: z.string(),
  campaignGroupId: z.string(),
  campaignId: z.string(),
  adGroupId: z.optional(z.string()),
  campaignName: z.optional(z.string()),
});

/** What a person chose once and finds again, on this machine, whoever else uses it. */
export function createPersonalSettings(surroundings: Surroundings, userId: string) {
  const kept = <Schema extends z.ZodMiniType>(name: string, schema: Schema, absent: z.output<Schema>) =>
    storedValue(surroundings, `tapwright.${userId}.${name}`, schema, absent);
  return {
    unit: kept('unit', z.enum(teamCurrencies), 'USD'),
    range: kept(
      'range',
      z.union([z.enum(rangePresets), z.object({ from: day, to: day })]),
      defaultRangePreset,
    ),
    reportZone: kept('reportZone', z.enum(reportZones), 'ORTZ'),
    /** In which zone clock times are shown. */
    clockZone: kept('clockZone', zone, Intl.DateTimeFormat().resolvedOptions().timeZone),
    /** What goes with having no team was set once. */
    isTeamless: kept('isTeamless', z.boolean(), false),
    /** Of which list tiles and chart are shown, and of which folded into a line. */
    charts: kept('charts', z.record(z.string(), z.enum(['open', 'folded'])), {}),
    /** The latest first. */
    recentPlaces: kept('recentPlaces', z.array(recentPlace), []),
    /** Of which teams the first steps are not shown any more, since they are done or nobody wants to see them. */
    pastFirstSteps: kept('pastFirstSteps', z.array(z.int()), []),
    /** Where something was created last, by team. */
    creationGroups: kept('creationGroups', z.record(z.string(), z.int()), {}),
    sidebar: kept('sidebar', z.enum(['open', 'folded']), 'open'),
  };
}

export type PersonalSettings = ReturnType<typeof createPersonalSettings>;
