import type * as z from 'zod/mini';
import {
  impressionSharePaging,
  impressionShareWindows,
  type impressionShareQuery,
} from '@tapwright/apple-ads/wire/advice/impression-share';
import { dayNumberOf, dayText, weekdayOf } from '../../market/calendar/zone-days.ts';
import { refuse, refuseValue } from '../../verbs/refusal.ts';
import { latest } from '../../world/table.ts';
import type { AccountCall } from '../call.ts';
import { filterRows, matchesFilterOn, pageRows, readFlat, sortRows } from '../query-rows.ts';
import { popularityBand } from './popularity.ts';

type Query = z.output<typeof impressionShareQuery>;
type ShareCell = {
  at: string;
  adamId: number;
  country: string;
  text: string;
  searches: number;
  first: number;
  all: number;
};

const minImpressions = 10;
const dayMs = 86_400_000;

function checkWindow({ now }: AccountCall, { start, end, granularity }: Query['timeRange']): void {
  const days = dayNumberOf(end) - dayNumberOf(start) + 1;
  const { maxDays } = impressionShareWindows[granularity];
  if (days < 1 || days > maxDays) refuseValue('timeRange', `The range must have 1 to ${maxDays} days.`);
  if (dayNumberOf(start) > now / dayMs) refuseValue('timeRange.start', 'start must not lie in the future.');
}

/** One page calls the app optional, two others refuse without it; one takes it with IN alone. */
function checkApp({ profile }: AccountCall, filters: Query['filters']): void {
  const app = filters?.find(({ field }) => field === 'promotedObjectId');
  if (profile === 'lenient') return;
  if (!app) refuse('MISSING_REQUIRED_FILTER', 'promotedObjectId is required.', 'filters');
  else if (app.operator !== 'IN') refuseValue('filters', 'promotedObjectId takes IN alone.');
}

/** Days of a week count towards the Sunday it began on. */
const labelOf = (day: string, weekly: boolean): string =>
  weekly ? dayText(dayNumberOf(day) - weekdayOf(dayNumberOf(day))) : day;

type Range = { start: string; end: string; weekly: boolean };
type Wants = { app: (adamId: number) => boolean; country: (country: string) => boolean };

/** Searches, and those of them on which the app was shown, by day or week. */
export function gatherCells(
  { market, account, now }: Pick<AccountCall, 'market' | 'account' | 'now'>,
  { start, end, weekly }: Range,
  { app, country: inCountry }: Wants = { app: () => true, country: () => true },
): ShareCell[] {
  const cells = new Map<string, ShareCell>();
  for (const shown of market.listTermShares(account.id, start, end, now, app)) {
    const { adamId, country, searchTerm: text, searches } = shown;
    if (!inCountry(country)) continue;
    const at = labelOf(shown.day, weekly);
    const key = `${at}|${adamId}|${country}|${text}`;
    const cell = cells.get(key) ?? { at, adamId, country, text, searches: 0, first: 0, all: 0 };
    cell.searches += searches;
    cell.first += searches * shown.firstShare;
    cell.all += searches * shown.share;
    cells.set(key, cell);
  }
  return [...cells.values()].filter(({ all }) => all >= minImpressions);
}

/** A share as the platform writes it: to the hundredth up to 90 %, above that as a range. */
function shareBounds(share: number): { lowImpressionShare: number; highImpressionShare: number } {
  if (share > 0.9) return { lowImpressionShare: 0.91, highImpressionShare: 1 };
  const rounded = Math.max(0.01, Math.round(share * 100) / 100);
  return { lowImpressionShare: rounded, highImpressionShare: rounded };
}

/** Who has more than half is first; the rest is guessed from how little is left to share. */
const rankSteps = [0.5, 0.3, 0.15, 0.05];
export const rankOf = (share: number): number => 1 + rankSteps.filter((least) => share < least).length;

export function queryImpressionShare(call: AccountCall, { body }: { body: Query }) {
  const { timeRange, options, filters } = body;
  checkWindow(call, timeRange);
  checkApp(call, filters);
  const weekly = timeRange.granularity === 'WEEKLY_SUN_SAT';
  const slots = options?.impressionShareReportType === 'ALL_SLOTS' ? 'all' : 'first';
  const passes = matchesFilterOn(filters);
  const cells = gatherCells(
    call,
    { ...timeRange, weekly },
    {
      app: (adamId) => passes('promotedObjectId', adamId),
      country: (country) => passes('countryOrRegion', country),
    },
  );
  const rows = cells.map((cell) => {
    const { at, adamId, country, text, searches } = cell;
    const share = Math.min(1, cell[slots] / searches);
    return {
      [weekly ? 'week' : 'day']: at,
      appName: latest(call.world.apps.get(adamId)).name,
      promotedObjectId: adamId,
      countryOrRegion: country,
      searchTerm: text,
      ...shareBounds(share),
      rank: rankOf(share),
      searchPopularity1to5: popularityBand(call.world.terms.get(country, text).popularity),
    };
  });
  const found = sortRows(filterRows(rows, filters, readFlat), body.sorting, readFlat);
  const page = pageRows(found, body.pagination, impressionSharePaging);
  return { result: { rows: [...page.rows] }, pagination: page.pagination };
}
