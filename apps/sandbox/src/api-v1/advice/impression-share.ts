import type * as z from 'zod/mini';
import {
  impressionSharePaging,
  impressionShareWindows,
  type impressionShareQuery,
} from '@tapwright/apple-ads/wire/impression-share';
import { dayNumberOf, dayText, weekdayOf } from '../../market/zone-days.ts';
import { refuseValue } from '../../verbs/refusal.ts';
import { latest } from '../../world/table.ts';
import type { AccountCall } from '../call.ts';
import { filterRows, pageRows, readFlat, sortRows } from '../query-rows.ts';
import { popularityBand } from './popularity.ts';

type Asked = z.output<typeof impressionShareQuery>;
type Cell = { at: string; adamId: number; country: string; text: string; searches: number; impressions: number };

const leastImpressions = 10;
const dayMs = 86_400_000;

function checkWindow({ now }: AccountCall, { start, end, granularity }: Asked['timeRange']): void {
  const days = dayNumberOf(end) - dayNumberOf(start) + 1;
  if (days < 1 || days > impressionShareWindows[granularity].longestDays)
    refuseValue(
      'timeRange',
      `The range must have 1 to ${impressionShareWindows[granularity].longestDays} days.`,
    );
  if (dayNumberOf(start) > now / dayMs) refuseValue('timeRange.start', 'start must not lie in the future.');
}

/** Days of a week count towards the Sunday it began on. */
const labelOf = (day: string, weekly: boolean): string =>
  weekly ? dayText(dayNumberOf(day) - weekdayOf(dayNumberOf(day))) : day;

function gatherCells(
  { market, account, now }: AccountCall,
  { start, end, granularity }: Asked['timeRange'],
  isFirstSlot: boolean,
): Cell[] {
  const cells = new Map<string, Cell>();
  for (const one of market.listTermShares(account.id, start, end, now)) {
    const { adamId, country, searchTerm: text, searches } = one;
    const at = labelOf(one.day, granularity === 'WEEKLY_SUN_SAT');
    const key = `${at}|${adamId}|${country}|${text}`;
    const cell = cells.get(key) ?? { at, adamId, country, text, searches: 0, impressions: 0 };
    cell.searches += searches;
    cell.impressions += searches * (isFirstSlot ? one.firstShare : one.share);
    cells.set(key, cell);
  }
  return [...cells.values()].filter(({ impressions }) => impressions >= leastImpressions);
}

/** Tells a share as the platform does: in steps of ten up to 90 %, above that as a range. */
function shareBounds(share: number): { lowImpressionShare: number; highImpressionShare: number } {
  if (share > 0.9) return { lowImpressionShare: 0.91, highImpressionShare: 1 };
  const told = Math.max(0.01, Math.round(share * 100) / 100);
  return { lowImpressionShare: told, highImpressionShare: told };
}

const rankSteps = [0.55, 0.3, 0.15, 0.05];

export function queryImpressionShare(call: AccountCall, { body }: { body: Asked }) {
  const { timeRange, options } = body;
  checkWindow(call, timeRange);
  const { world } = call;
  const weekly = timeRange.granularity === 'WEEKLY_SUN_SAT';
  const isFirstSlot = options?.impressionShareReportType !== 'ALL_SLOTS';
  const cells = gatherCells(call, timeRange, isFirstSlot);
  const all = cells.map(({ at, adamId, country, text, searches, impressions }) => {
    const term = world.terms.get(country, text);
    const share = impressions / searches;
    return {
      [weekly ? 'week' : 'day']: at,
      appName: latest(world.apps.get(adamId)).name,
      promotedObjectId: adamId,
      countryOrRegion: country,
      searchTerm: text,
      ...shareBounds(share),
      rank: 1 + rankSteps.filter((least) => share < least).length,
      searchPopularity1to5: popularityBand(term.popularity),
    };
  });
  const found = sortRows(filterRows(all, body.filters, readFlat), body.sorting, readFlat);
  const { rows, pagination } = pageRows(found, body.pagination, impressionSharePaging, 'always');
  return { result: { rows: [...rows] }, pagination };
}
