import { findKeywords } from '@tapwright/contracts/keywords';
import { findWords } from '@tapwright/contracts/words';
import { downloadKeywordCsv } from '@tapwright/contracts/reports';
import { getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemWrite } from '../writes/index.ts';
import { putGenreWords, putSuggestedWords } from '../apple-words/index.ts';
import { readTable } from './testing/read-table.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';

const range = { startTime: '2026-11-01', endTime: '2026-11-18' } as const;
const texts = ['Ferry Times', 'ナイトフェリー', 'old ferry', 'harbour map'];

/** Four keywords of a campaign in Japan and the US, of which Apple tells the popularity of three. */
async function startWithPopularity() {
  const server = await startReportedTeam();
  const { deps, teamId, accounts } = server;
  const campaign = accounts[0]?.campaigns[0];
  const campaignId = campaign?.campaignId ?? '';
  const inJapanAndUs = { promotedObjectId: '71', targeting: { countryOrRegion: { include: ['JP', 'US'] } } };
  await sql`update campaigns set apple = apple || ${JSON.stringify(inJapanAndUs)}::jsonb
    where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(deps.database.write);
  const keywordIds = campaign?.adGroups.flatMap((adGroup) => adGroup.keywordIds) ?? [];
  expect(keywordIds).toHaveLength(texts.length);
  for (const [place, text] of texts.entries())
    await sql`update keywords set apple = apple || ${JSON.stringify({ text })}::jsonb
      where team_id = ${teamId} and keyword_id = ${keywordIds[place]}`.execute(deps.database.write);
  await sql`insert into teams (team_id, team_name, currency_type) values (99, 'Neighbours', 'USD')`.execute(
    deps.database.write,
  );
  const told = (country: string, week: string, term: string, popularity: number) => ({
    country,
    week: getDay(week),
    genre: 'travel',
    term,
    popularity,
    rank: null,
  });
  await systemWrite(deps, 'what a test tells of words', async ({ tx }) => {
    await putGenreWords(tx, teamId, [
      told('JP', '2026-11-15', 'ferry times', 31),
      told('US', '2026-11-15', 'ferry times', 64),
      // A week before, and in a storefront that its campaign has not.
      told('US', '2026-11-08', 'ferry times', 90),
      told('FR', '2026-11-15', 'ferry times', 99),
      told('JP', '2026-11-15', 'ﾅｲﾄﾌｪﾘｰ', 45),
      // Popular once, and not in the newest week.
      told('JP', '2026-11-08', 'harbour map', 80),
    ]);
    await putGenreWords(tx, 99, [told('US', '2026-11-15', 'old ferry', 77)]);
    const place = { teamId, adamId: '71', kind: 'keyword' } as const;
    await putSuggestedWords(tx, { ...place, country: 'US' }, [
      { term: 'old ferry', popularity: 12 },
      // What the list of the week says goes first.
      { term: 'ferry times', popularity: 5 },
    ]);
    await putSuggestedWords(tx, { ...place, adamId: '72', country: 'US' }, [
      { term: 'harbour map', popularity: 70 },
    ]);
  });
  return { ...server, campaignId };
}

test('a keyword is as popular as Apple tells of its words, in the storefront where they are the most', async () => {
  const { ask, owner, teamId, campaignId } = await startWithPopularity();
  const query = { teamId, ...range, campaignId, pageSize: 50, sortBy: 'weekPopularity' } as const;
  const shown = async (more: object) =>
    (await ask(owner, findKeywords, { query: { ...query, ...more } })).list.map(
      ({ name, weekPopularity }) => [name, weekPopularity],
    );
  const [ferry, night, old, map] = [
    ['Ferry Times', 64],
    ['ナイトフェリー', 45],
    ['old ferry', 12],
    ['harbour map', null],
  ];
  expect(await shown({ sortOrder: 'desc' })).toEqual([ferry, night, old, map]);
  expect(await shown({ sortOrder: 'asc' })).toEqual([old, night, ferry, map]);
  expect(await shown({ sortOrder: 'desc', having: ['weekPopularity>=40'] })).toEqual([ferry, night]);
  // Nothing that is not known meets a bound.
  expect(await shown({ sortOrder: 'desc', having: ['weekPopularity<40'] })).toEqual([old]);
});

test('the library says the same of them, and so does the file', async () => {
  const { ask, origin, owner, teamId, campaignId } = await startWithPopularity();
  const words = await ask(owner, findWords, {
    query: { teamId, ...range, adamId: '71', country: 'US', origin: 'own', pageSize: 50 },
  });
  const inLibrary = new Map(words.list.map(({ word, weekPopularity }) => [word, weekPopularity]));
  expect([inLibrary.get('ferry times'), inLibrary.get('old ferry')]).toEqual([64, 12]);
  const search = new URLSearchParams({ ...range, teamId: String(teamId), campaignId, sortBy: 'name' });
  const file = await fetch(`${origin}${downloadKeywordCsv.path}?${search.toString()}`, {
    headers: { authorization: owner.token, 'accept-language': 'en' },
  });
  const { head, rows } = readTable(await file.text());
  const at = head.indexOf('Popularity, 1 to 100');
  const cells = new Map(rows.map((row) => [row[head.indexOf('Keyword')], row[at]]));
  expect(texts.map((text) => cells.get(text))).toEqual(['64', '45', '12', '']);
});
