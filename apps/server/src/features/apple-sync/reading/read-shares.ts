import { Refused } from '@tapwright/apple-ads/client/errors';
import { getDay } from '@tapwright/domain/days';
import { type ImpressionShare, mergeShares } from '../../measures/index.ts';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { StepOf } from '../pass/sync-step.ts';

const pageSize = 5000;

/**
 * How much of each search was ours, by day and country. Accounts that showed nothing lately may get a plain 400 for
 * it, on the first page; what is stored stays then, as the refusal may mean anything else.
 */
export async function readShares(
  { calls, account, signal }: SyncLine,
  { adamIds, from, until }: StepOf<'shares'>,
): Promise<StepResult> {
  const shares: ImpressionShare[] = [];
  let isFirstPage = true;
  const request = {
    timeRange: { start: from, end: until, granularity: 'DAILY' as const },
    filters: [{ field: 'promotedObjectId' as const, operator: 'IN' as const, value: adamIds }],
  };
  try {
    for await (const { rows } of calls.queryImpressionShare.pages(request, { pageSize, signal })) {
      isFirstPage = false;
      for (const row of rows) {
        if (!row.day || !row.promotedObjectId) continue;
        shares.push({
          adamId: row.promotedObjectId,
          country: row.countryOrRegion ?? '',
          searchTerm: row.searchTerm ?? '',
          day: getDay(row.day.slice(0, 10)),
          lowShare: row.lowImpressionShare ?? 0,
          highShare: row.highImpressionShare ?? 0,
          rank: row.rank ?? null,
          popularity: row.searchPopularity1to5 ?? null,
        });
      }
    }
  } catch (error) {
    if (!(error instanceof Refused && error.status === 400 && isFirstPage)) throw error;
    return { write: async () => ({ rowCount: 0 }) };
  }
  const scope = { ...account, adamIds, from: getDay(from), until: getDay(until) };
  const months = new Set(shares.map(({ day }) => day.slice(0, 7)));
  return {
    room: { table: 'impression_share_days', months },
    write: async (transaction) => {
      await mergeShares(transaction, scope, shares);
      return { rowCount: shares.length };
    },
  };
}
