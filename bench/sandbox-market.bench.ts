import { Market } from '@tapwright/sandbox/market/market';
import { generateWorld } from '@tapwright/sandbox/world/generated-world';
import type { Measurement } from './table.ts';

const now = Date.UTC(2026, 10, 20, 12);
const since = Date.UTC(2025, 9, 1);
const size = { seed: 7, campaigns: 50, adGroups: 500, keywords: 30_000, since };

const year: Omit<Parameters<Market['measure']>[0], 'adAccountId'> = {
  level: 'keyword',
  from: '2025-11-20',
  to: '2026-11-19',
  zone: 'ORTZ',
  grain: 'total',
  now,
};

function timed(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function atMost(what: string, ms: number, most: number, words: string): Measurement {
  return { what: `market: ${what}`, figure: `${ms.toFixed(0)} ms`, goal: { words, isMet: ms <= most } };
}

/** The market without HTTP: what the first answer costs, and every later one. */
export async function measure(): Promise<Measurement[]> {
  const { world, adAccountId } = generateWorld(size);
  const market = new Market(world);
  const first = timed(() => market.measure({ ...year, adAccountId }));
  const again = timed(() => market.measure({ ...year, adAccountId, now: now + 3_600_000 }));
  const short = generateWorld({ ...size, dailyBudget: 20_000 });
  const shortMarket = new Market(short.world);
  const allShort = timed(() => shortMarket.measure({ ...year, adAccountId: short.adAccountId }));
  const small = generateWorld({ seed: 7, campaigns: 1, adGroups: 3, keywords: 300, since });
  const smallMarket = new Market(small.world);
  const month = { ...year, adAccountId: small.adAccountId, from: '2026-10-21', grain: 'day' } as const;
  const report = timed(() => smallMarket.measure(month));
  return [
    atMost('30,000 keywords, a year in total, first', first, 3000, 'at most 3 s'),
    atMost('the same an hour later', again, 300, 'at most 300 ms'),
    { what: 'market: first, where every budget is short', figure: `${allShort.toFixed(0)} ms` },
    atMost('300 keywords, 30 days by day, first', report, 50, 'at most 50 ms'),
  ];
}
