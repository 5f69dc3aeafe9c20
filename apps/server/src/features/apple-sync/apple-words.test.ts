import { getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { dropOldWeeks } from '../apple-words/index.ts';
import { prepareFacts } from '../measures/index.ts';
import { systemCopy, systemWrite } from '../writes/index.ts';
import { planAppleWords } from './pass/plan-apple-words.ts';
import type { SyncStep } from './pass/sync-step.ts';
import { performStep } from './steps/perform-step.ts';
import { openSync, startStillSandbox } from './testing/start-sync.ts';

const { database, close } = await createTestDatabase();
const sandbox = await startStillSandbox();
const user = await sandbox.addUser();
const line = await openSync(database, { ...sandbox, user });
const { teamId } = line.account;

afterAll(async () => {
  await sandbox.stop();
  await close();
});

async function carryOut(step: SyncStep) {
  const { room, write } = await performStep(line, step);
  if (room) await prepareFacts(database, room);
  return systemCopy({ database }, 'a test', write);
}

const rowsOf = async <Row extends object>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(database.write)).rows;
const plan = async () => planAppleWords(database.write, line.account, line.now());

async function carryOutAll(steps: readonly SyncStep[]): Promise<number> {
  let made = 0;
  for (const step of steps) {
    const { next = [] } = await carryOut(step);
    made += 1 + (await carryOutAll(next));
  }
  return made;
}

test('what Apple says of words is read once a week for each app in each storefront', async () => {
  await carryOut({ do: 'campaigns', offset: 0, after: '0' });
  const steps = await plan();
  const apps = new Set(steps.flatMap((step) => ('adamId' in step ? step.adamId : [])));
  expect(apps.size).toBeGreaterThan(0);
  await carryOutAll(steps);
  const suggested = await rowsOf(
    sql<{ kind: string; countries: number; worst: number; best: number }>`
      select kind, count(distinct country)::int as countries, min(popularity) as worst, max(popularity) as best
      from suggested_words where team_id = ${teamId} group by kind order by kind`,
  );
  expect(suggested.map(({ kind }) => kind)).toEqual(['keyword', 'phrase']);
  for (const { worst, best } of suggested) expect([worst >= 5, best <= 100]).toEqual([true, true]);
  const weeks = await rowsOf(
    sql<{ country: string; weeks: number; newest: string; terms: number }>`
      select country, count(distinct week)::int as weeks, max(week)::text as newest, count(*)::int as terms
      from genre_words where team_id = ${teamId} group by country order by country`,
  );
  expect(weeks.length).toBeGreaterThan(0);
  for (const { weeks: count } of weeks) expect(count).toBe(27);
  expect(await plan()).toEqual([]);
});

test('read again in the next week only what is new comes, and what is too old goes', async () => {
  const [before] = await rowsOf(
    sql<{ newest: string }>`select max(week)::text as newest from genre_words where team_id = ${teamId}`,
  );
  const newest = getDay(before?.newest ?? '');
  const now = () => new Date(line.now().getTime() + 7 * 86_400_000);
  const [step] = (await planAppleWords(database.write, line.account, now())).filter(
    (one) => one.do === 'appGenres',
  );
  if (step?.do !== 'appGenres') throw new Error('It is due again.');
  const { write } = await performStep({ ...line, now }, step);
  const { next = [] } = await systemCopy({ database }, 'a test', write);
  const asked = next.flatMap((one) => (one.do === 'popularity' ? [one.from] : []));
  expect(new Set(asked)).toEqual(new Set([newest]));
  await systemWrite({ database }, 'a test', async ({ tx }) => dropOldWeeks(tx, teamId, getDay('2028-06-04')));
  const [left] = await rowsOf(
    sql<{ count: number }>`select count(*)::int as count from genre_words where team_id = ${teamId}`,
  );
  expect(left?.count).toBe(0);
});

test('a suggested bid stands beside the newest figures of a keyword', async () => {
  const adGroups = await line.calls.queryAdGroups({});
  const first = adGroups.rows[0];
  const day = line.now().toISOString().slice(0, 10);
  await carryOut({
    do: 'facts',
    level: 'keyword',
    zone: 'ORTZ',
    span: 'day',
    from: new Date(line.now().getTime() - 3 * 86_400_000).toISOString().slice(0, 10),
    until: day,
    campaignIds: [first?.campaignId ?? ''],
    adGroupIds: [first?.id ?? ''],
  });
  const bids = await rowsOf(
    sql<{ amount: number; isFresh: boolean }>`
      select amount::float8, read_at = ${line.now()} as "isFresh" from suggested_bids where team_id = ${teamId}`,
  );
  expect(bids.length).toBeGreaterThan(0);
  for (const { amount } of bids) expect(amount).toBeGreaterThan(0);
});

const since = (days: number) => new Date(line.now().getTime() + days * 86_400_000);

test('a storefront that is new is read at the next night, the others not again', async () => {
  const [first] = await rowsOf(
    sql<{ adamId: string; country: string }>`select adam_id as "adamId", country from apple_word_reads
      where team_id = ${teamId} and what = 'keywords' order by adam_id, country limit 1`,
  );
  if (first === undefined) throw new Error('Something was read.');
  await sql`delete from apple_word_reads
    where team_id = ${teamId} and adam_id = ${first.adamId} and country = ${first.country}`.execute(
    database.write,
  );
  expect(await plan()).toEqual([
    { do: 'appGenres', adamId: first.adamId, countries: [first.country] },
    { do: 'suggestedPhrases', adamId: first.adamId },
    { do: 'suggestedWords', adamId: first.adamId, countries: [first.country] },
  ]);
});

test('another ad account of the team with the same app does not read it again', async () => {
  const adAccountId = '987654';
  await sql`insert into campaigns (team_id, ad_account_id, campaign_id, apple)
    select team_id, ${adAccountId}::bigint, 99000000 + campaign_id, apple || jsonb_build_object('adAccountId', ${adAccountId}::text)
    from campaigns where team_id = ${teamId} and not is_removed`.execute(database.write);
  await carryOutAll(await plan());
  expect(await planAppleWords(database.write, { teamId, adAccountId }, line.now())).toEqual([]);
  const next = await planAppleWords(database.write, { teamId, adAccountId }, since(7));
  expect(next.length).toBeGreaterThan(0);
});

test('what is suggested no longer goes, and a suggestion without popularity is one', async () => {
  const [one] = await rowsOf(
    sql<{ adamId: string; country: string }>`select adam_id as "adamId", country from suggested_words
      where team_id = ${teamId} and kind = 'keyword' order by adam_id, country limit 1`,
  );
  if (one === undefined) throw new Error('Something is suggested.');
  const { adamId, country } = one;
  const suggested = [{ text: 'ｗｈｉｔｅ  Noise' }, { text: '🎵 שעון', popularity: 5.4 }];
  const suggestKeywords = async () => Promise.resolve({ rows: suggested });
  const calls = Object.assign(Object.create(line.calls), { suggestKeywords });
  const { write } = await performStep(
    { ...line, calls },
    { do: 'suggestedWords', adamId, countries: [country] },
  );
  await systemCopy({ database }, 'a test', write);
  expect(
    await rowsOf(
      sql<object>`select word, popularity from suggested_words
        where (team_id, adam_id, country, kind) = (${teamId}, ${adamId}, ${country}, 'keyword') order by word`,
    ),
  ).toEqual([
    { word: 'white noise', popularity: null },
    { word: '🎵 שעון', popularity: 5 },
  ]);
});

test('a refused question leaves what was read before', async () => {
  const countOf = async () =>
    (await rowsOf(sql<object>`select from suggested_words where team_id = ${teamId}`)).length;
  const before = await countOf();
  const refuse = async () => Promise.reject(new Error('no'));
  const calls = Object.assign(Object.create(line.calls), {
    suggestPhrases: refuse,
    suggestCategories: refuse,
  });
  for (const step of [
    { do: 'suggestedPhrases', adamId: '1' },
    { do: 'appGenres', adamId: '1', countries: ['US'] },
  ] satisfies SyncStep[])
    await expect(performStep({ ...line, calls }, step)).rejects.toThrow('no');
  expect(await countOf()).toBe(before);
});
