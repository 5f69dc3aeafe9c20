import type * as z from 'zod/mini';
import { reportPaging } from '@tapwright/apple-ads/wire/reports/report-request';
import {
  genres,
  popularityFigures,
  popularityRetention,
  type popularityQuery,
} from '@tapwright/apple-ads/wire/advice/search-term-popularity';
import { searchesPerDay } from '../../market/demand/search-volume.ts';
import { dayNumberOf, dayText, weekdayOf, type DayNumber } from '../../market/calendar/zone-days.ts';
import { refuseValue } from '../../verbs/refusal.ts';
import { categories, categoryKeys, type Genre } from '../../world/categories.ts';
import { bellOf, combineText } from '../../world/chance.ts';
import type { Instant } from '../../world/entities.ts';
import type { SearchTerm } from '../../world/search-term.ts';
import { storefronts } from '../../world/storefronts.ts';
import type { World } from '../../world/world.ts';
import type { AccountCall } from '../call.ts';
import { filterRows, matchesFilterOn, pageRows, readFlat, sortRows, type Sorting } from '../query-rows.ts';

type Query = z.output<typeof popularityQuery>;
type Period = { label: string; days: number };

const dayMs = 86_400_000;
const maxTerms = 500;
const minSearches = 500;

/** Weeks run from Sunday to Saturday, are called after the Sunday that follows, and appear on Monday at 07:00 UTC. */
function listWeeks(from: DayNumber, to: DayNumber, now: Instant): Period[] {
  const kept = Math.floor(now / dayMs) - popularityRetention.WEEKLY_SUN_SAT.weeks * 7;
  const weeks: Period[] = [];
  for (let day = from + ((7 - weekdayOf(from)) % 7); day <= to; day += 7) {
    const isPublished = (day + 8) * dayMs + 7 * 3_600_000 <= now;
    if (isPublished && day >= kept) weeks.push({ label: dayText(day + 7), days: 7 });
  }
  return weeks;
}

/** Months appear on the 5th of the next. */
function listMonths(from: DayNumber, to: DayNumber, now: Instant): Period[] {
  const months: Period[] = [];
  const today = new Date(now);
  for (let back = popularityRetention.MONTHLY.months; back >= 1; back -= 1) {
    const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);
    const next = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + 1, 1);
    const day = start / dayMs;
    const isPublished = next + 4 * dayMs <= now;
    if (isPublished && day >= from && day <= to)
      months.push({ label: dayText(day).slice(0, 7), days: (next - start) / dayMs });
  }
  return months;
}

const bands = [6, 20, 60, 85];
export const popularityBand = (popularity: number): number =>
  1 + bands.filter((least) => popularity >= least).length;

/** What is searched rises and falls a little from period to period. */
function popularityIn(world: World, term: SearchTerm, label: string): number {
  const seed = combineText(combineText(world.seed, label), `${term.country} ${term.text}`);
  return Math.min(100, Math.max(5, Math.round(term.popularity + 2 * bellOf(seed, 1))));
}

function rowsOf(
  world: World,
  { label, days }: Period,
  kind: 'week' | 'month',
  country: string,
  genre: Genre,
) {
  const terms = categoryKeys
    .filter((key) => categories[key].genre === genre)
    .flatMap((key) => world.terms.list(country, key))
    .filter((term) => searchesPerDay(term) * days >= minSearches)
    .map((term) => ({ text: term.text, popularity: popularityIn(world, term, label) }))
    .toSorted((one, other) => other.popularity - one.popularity || (one.text < other.text ? -1 : 1))
    .slice(0, maxTerms);
  const highest = terms[0]?.popularity ?? 100;
  return terms.map(({ text, popularity }, index) => ({
    [kind]: label,
    countryOrRegion: country,
    genre,
    searchTerm: text,
    rankInGenre: index + 1,
    searchPopularityInGenre: Math.round((popularity / highest) * 100),
    searchPopularity1to100: popularity,
    searchPopularity1to5: popularityBand(popularity),
  }));
}

const without = <Row extends object>(row: Row, names: readonly string[]): Partial<Row> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the row's own entries
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Partial<Row>;

export function querySearchTermPopularity({ world, now, profile }: AccountCall, { body }: { body: Query }) {
  const { timeRange, filters } = body;
  const [from, to] = [dayNumberOf(timeRange.start), dayNumberOf(timeRange.end)];
  if (to < from) refuseValue('timeRange', 'end must not be before start.');
  const weekly = timeRange.granularity === 'WEEKLY_SUN_SAT';
  const kind = weekly ? 'week' : 'month';
  const wants = matchesFilterOn(filters);
  const periods = (weekly ? listWeeks : listMonths)(from, to, now).filter(({ label }) => wants(kind, label));
  const countries = storefronts.map(({ code }) => code).filter((code) => wants('countryOrRegion', code));
  const all = genres
    .filter((genre) => wants('genre', genre))
    .flatMap((genre) =>
      countries.flatMap((country) =>
        periods.flatMap((period) => rowsOf(world, period, kind, country, genre)),
      ),
    );
  const sorting = body.sorting?.map(({ field, sortOrder }): Sorting => ({ field, order: sortOrder }));
  const found = sortRows(filterRows(all, filters, readFlat), sorting, readFlat);
  const { rows, pagination } = pageRows(found, body.pagination, reportPaging);
  const figures: readonly string[] = profile === 'lenient' ? popularityFigures : (body.fields ?? []);
  const hidden = popularityFigures.filter((name) => !figures.includes(name));
  const { offset, pageSize } = pagination;
  return { result: { rows: rows.map((row) => without(row, hidden)) }, pagination: { offset, pageSize } };
}
