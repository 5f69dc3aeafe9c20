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

type Time = { ms: number; cpuMs: number };

function timed(work: () => unknown): Time {
  const before = process.threadCpuUsage();
  const startedAt = performance.now();
  work();
  const ms = performance.now() - startedAt;
  const { user, system } = process.threadCpuUsage(before);
  return { ms, cpuMs: (user + system) / 1000 };
}

/** The time by the clock counts; that of the processor tells whether the machine had other things to do. */
function told(what: string, { ms, cpuMs }: Time, goal?: { most: number; words: string }): Measurement {
  const row = { what: `market: ${what}`, figure: `${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} of work` };
  return goal ? { ...row, goal: { words: goal.words, isMet: ms <= goal.most } } : row;
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
    told('30,000 keywords, a year in total, first', first, { most: 3000, words: 'at most 3 s' }),
    told('the same an hour later', again, { most: 300, words: 'at most 300 ms' }),
    told('first, where every budget is short', allShort),
    told('300 keywords, 30 days by day, first', report, { most: 50, words: 'at most 50 ms' }),
  ];
}
