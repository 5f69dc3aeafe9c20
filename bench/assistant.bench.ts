import { findNGrams, findWork, makeWork } from '@tapwright/contracts/assistant';
import { findTermDays, viewTerms } from '@tapwright/server/features/assistant/making/read-team-ads';
import {
  listAdGroups,
  listCampaigns,
  listKeywords,
  listNegatives,
  listTermRows,
} from '@tapwright/server/features/assistant/making/team-ads-store';
import { listMarkets } from '@tapwright/server/features/assistant/rules/assistant-world';
import { nGramsOf } from '@tapwright/server/features/assistant/rules/propose-n-grams';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { firstUserId, tokenOf } from './fill-teams.ts';
import { adamId, fillWords, wordsTeamId as teamId } from './fill-words.ts';
import { ask } from './people.ts';
import { startProcess } from './start-process.ts';
import { type Measurement, medianOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const rounds = 9;
const headers = { authorization: tokenOf(firstUserId), 'content-type': 'application/json' };
const made = z.object({ run: z.object({ isMaking: z.boolean(), madeAt: z.nullable(z.string()) }) });

/** The work list and the n-grams of a team with 200,000 words: some 29,000 keywords, and 747,000 rows of search terms. */
export async function measure(thousands = 200): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    const database = await openDatabase({ connection: { connectionString: url } });
    await fillWords(database, thousands * 1000);
    const counted = await database.pool.query<{ rows: string; keywords: string }>(
      `select (select count(*) from search_term_days where team_id = ${teamId}) as rows,
        (select count(*) from keywords where team_id = ${teamId}) as keywords`,
    );
    const { rows = '0', keywords = '0' } = counted.rows[0] ?? {};
    const cut = await cutAlone(database);
    const server = await startProcess('whole-server', [url, dataDir]);
    const makingMs = await makeOnce(server.ready);
    const readMs = await readNGrams(server.ready);
    await server.stop();
    await database.close();
    return [
      say(`n-grams of ${rows} rows of search terms read, cut and added up`, cut, 3000),
      say(`the work list of ${keywords} keywords made, n-grams among it`, makingMs, 20_000),
      say('a page of n-grams', readMs, 100),
    ];
  });
}

async function cutAlone({ write: db }: Database): Promise<number> {
  const days = await findTermDays(db, teamId);
  if (days.nGrams === undefined) throw new Error('There are too few days.');
  const rest = {
    campaigns: await listCampaigns(db, teamId),
    adGroups: await listAdGroups(db, teamId),
    keywords: await listKeywords(db, teamId),
    negatives: await listNegatives(db, teamId),
  };
  const startedMs = performance.now();
  const { terms } = viewTerms(await listTermRows(db, teamId, days.accounts, days.nGrams));
  const grams = listMarkets({ ...rest, terms }).flatMap((market) => nGramsOf(market)?.grams ?? []);
  if (grams.length === 0) throw new Error('Nothing was cut.');
  return performance.now() - startedMs;
}

async function makeOnce(origin: string): Promise<number> {
  const startedMs = performance.now();
  await ask(origin, makeWork.path, { method: 'POST', headers, body: JSON.stringify({ teamId }) });
  for (;;) {
    const { run } = z.parse(made, await ask(origin, `${findWork.path}?teamId=${teamId}`, { headers }));
    if (!run.isMaking && run.madeAt !== null) return performance.now() - startedMs;
    await wait(200);
  }
}

async function readNGrams(origin: string): Promise<number> {
  const search = new URLSearchParams({
    teamId: String(teamId),
    adamId,
    country: 'US',
    pageNum: '1',
    pageSize: '100',
  });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedMs = performance.now();
    await ask(origin, `${findNGrams.path}?${search.toString()}`, { headers });
    // The first warms the caches and does not count.
    if (round > 0) times.push(performance.now() - startedMs);
  }
  return medianOf(times);
}

const say = (what: string, ms: number, goalMs: number): Measurement => ({
  what: `assistant: ${what}`,
  figure: `${ms.toFixed(0)} ms`,
  goal: { words: `at most ${goalMs} ms`, isMet: ms <= goalMs },
});
