import { gatherCells, rankOf } from '../../api-v1/advice/impression-share.ts';
import { popularityBand } from '../../api-v1/advice/popularity.ts';
import type { AccountCall } from '../../api-v1/call.ts';
import { latest } from '../../world/table.ts';
import { meets } from '../find-rows.ts';
import { completedAfterMs, type OrderedReport } from './report-book.ts';

const columns = [
  'date',
  'appName',
  'adamId',
  'countryOrRegion',
  'searchTerm',
  'lowImpressionShare',
  'highImpressionShare',
  'rank',
  'searchPopularity',
] as const;

const ranks = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;

/** Shares are given in steps of ten. */
function decileOf(share: number): { lowImpressionShare: number; highImpressionShare: number } {
  const step = Math.min(9, Math.max(0, Math.ceil(share * 10) - 1));
  return { lowImpressionShare: (step * 10 + 1) / 100, highImpressionShare: (step + 1) / 10 };
}

const quoted = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** The figures as they stood when the report was done, whenever the file is fetched. */
export function writeCsv(
  call: Pick<AccountCall, 'world' | 'market' | 'account'>,
  report: OrderedReport,
): string {
  const { world } = call;
  const { startTime: start, endTime: end, granularity, selector, orderedAt } = report;
  const conditions = selector?.conditions ?? [];
  const cells = gatherCells(
    { ...call, now: orderedAt + completedAfterMs },
    { start, end, weekly: granularity === 'WEEKLY' },
  );
  const rows = cells.map(({ at, adamId, country, text, searches, all }) => {
    const share = Math.min(1, all / searches);
    return {
      date: at,
      appName: latest(world.apps.get(adamId)).name,
      adamId,
      countryOrRegion: country,
      searchTerm: text,
      ...decileOf(share),
      rank: ranks[rankOf(share) - 1] ?? 'GREATER_THAN_FIVE',
      searchPopularity: popularityBand(world.terms.get(country, text).popularity),
    };
  });
  const wanted = rows.filter((row) =>
    conditions.every((condition) => {
      const name = columns.find((column) => column === condition.field);
      return name === undefined || meets(row[name], condition);
    }),
  );
  const lines = wanted.map((row) => columns.map((name) => quoted(row[name])).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
