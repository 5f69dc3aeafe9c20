import { readFileSync } from 'node:fs';
import {
  advanceFully,
  openSync,
  startStillSandbox,
} from '@tapwright/server/features/apple-sync/testing/start-sync';
import { openDatabase } from '@tapwright/server/platform/db/database';
import { sampleRates, storeRates } from '@tapwright/server/features/reports/index';
import type { Measurement } from './table.ts';
import { withDatabase } from './with-database.ts';

const firstSyncMinutes = 4;
const mostMegabytes = 300;
const hourlySeconds = 15;

/** The most memory this process has had: the one that syncs, without database and sandbox. */
const mostMegabytesOfUs = (): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}

/** The large world of the sandbox, without a quota: 50 campaigns, 500 ad groups, 30,000 keywords, ninety days. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (connectionString) => {
    const database = await openDatabase({ connection: { connectionString } });
    const sandbox = await startStillSandbox({ world: 'large' });
    const range = { from: '2026-07-01', until: '2026-11-20' };
    await storeRates(database, await sampleRates.read(range, AbortSignal.timeout(1000)));
    const line = await openSync(database, sandbox, { currency: 'USD', timeZone: 'America/Los_Angeles' });
    const firstSeconds = await secondsOf(() => advanceFully(line));
    const { rows } = await database.pool.query<{ what: string; count: number }>(
      `select 'keywords' as what, count(*)::int as count from keywords
       union all select 'keyword days', count(*)::int from keyword_days
       union all select 'search term days', count(*)::int from search_term_days
       union all select 'audience days', count(*)::int from audience_days
       union all select 'ad groups', count(*)::int from ad_groups`,
    );
    await sandbox.control('POST', '/clock', { stepMs: 61 * 60_000 });
    await line.calls.queryCampaigns({ pagination: { pageSize: 1 } });
    const hourSeconds = await secondsOf(() => advanceFully(line));
    const megabytes = mostMegabytesOfUs();
    await sandbox.stop();
    await database.close();
    return [
      ...rows.map(({ what, count }) => ({ what: `first sync: ${what}`, figure: String(count) })),
      {
        what: 'first sync, the sandbox included',
        figure: `${firstSeconds.toFixed(0)} s`,
        goal: { words: `at most ${firstSyncMinutes} min`, isMet: firstSeconds <= firstSyncMinutes * 60 },
      },
      {
        what: 'an hour later',
        figure: `${hourSeconds.toFixed(1)} s`,
        goal: { words: `at most ${hourlySeconds} s`, isMet: hourSeconds <= hourlySeconds },
      },
      {
        what: 'most memory of the process that syncs',
        figure: `${megabytes.toFixed(0)} MB`,
        goal: { words: `at most ${mostMegabytes} MB`, isMet: megabytes <= mostMegabytes },
      },
    ];
  });
}
