import { findKeywords } from '@tapwright/contracts/keywords';
import { findSearches, findTapCosts } from '@tapwright/contracts/storefront-searches';
import { downloadKeywordCsv } from '@tapwright/contracts/reports';
import type { SortName } from '@tapwright/contracts/report-query';
import { addDays, getDay } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCopyTransaction } from '../../platform/db/run-copy-transaction.ts';
import { type ImpressionShare, makeMonths, mergeShares, prepareFacts } from '../measures/index.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';
import { readTable } from './testing/read-table.ts';

const range = { startTime: '2026-11-01', endTime: '2026-11-18' } as const;

type Reported = readonly [
  term: string,
  country: string,
  day: string,
  share: number | readonly [number, number],
  rank: number,
  popularity: number,
];

const reported: readonly Reported[] = [
  ['ferry times', 'JP', '2026-11-16', 0.4, 2, 3],
  ['ferry times', 'JP', '2026-11-17', 0.2, 3, 4],
  ['ferry times', 'US', '2026-11-12', [0.91, 1], 1, 2],
  ['ferry times', 'FR', '2026-11-18', 0.01, 5, 5],
  ['night ferry', 'US', '2026-10-20', 0.35, 2, 1],
  // After the range, and longer ago than Apple reports.
  ['night ferry', 'US', '2026-11-19', 0.8, 1, 5],
  ['old ferry', 'US', '2026-10-19', 0.8, 1, 5],
];

async function startWithShares() {
  const server = await startReportedTeam();
  const { database } = server.deps;
  const { owner, teamId, accounts } = server;
  const [account, other] = accounts;
  if (account === undefined || other === undefined) throw new Error('The world has three ad accounts.');
  const campaignId = account.campaigns[0]?.campaignId ?? '';
  const inJapanAndUs = { promotedObjectId: '71', targeting: { countryOrRegion: { include: ['JP', 'US'] } } };
  await sql`update campaigns set apple = apple || ${JSON.stringify(inJapanAndUs)}::jsonb
    where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(database.write);
  const keywordIds = account.campaigns[0]?.adGroups.flatMap((adGroup) => adGroup.keywordIds) ?? [];
  for (const [place, text] of ['Ferry Times', 'night ferry', 'old ferry'].entries())
    await sql`update keywords set apple = apple || ${JSON.stringify({ text })}::jsonb
      where team_id = ${teamId} and keyword_id = ${keywordIds[place]}`.execute(database.write);
  await prepareFacts(database, { table: 'impression_share_days', months: new Set(['2026-10', '2026-11']) });
  const store = async (adAccountId: string, adamId: string, rows: readonly Reported[]) => {
    const days = { from: getDay('2026-10-01'), until: getDay('2026-11-30') };
    await runCopyTransaction(database, async (transaction) => {
      await mergeShares(
        transaction,
        { teamId, adAccountId, adamIds: [adamId], ...days },
        rows.map((row) => shareOf(adamId, row)),
      );
    });
  };
  await store(account.adAccountId, '71', reported);
  // Another app's, and another ad account's.
  await store(account.adAccountId, '72', [['ferry times', 'JP', '2026-11-18', 0.7, 1, 5]]);
  await store(other.adAccountId, '71', [['ferry times', 'JP', '2026-11-18', 0.6, 1, 5]]);
  return { ...server, owner, teamId, campaignId };
}

function shareOf(
  adamId: string,
  [searchTerm, country, day, share, rank, popularity]: Reported,
): ImpressionShare {
  const [lowShare, highShare] = typeof share === 'number' ? [share, share] : share;
  return { adamId, country, searchTerm, day: getDay(day), lowShare, highShare, rank, popularity };
}

test('a keyword has the newest shares of its own words, app and storefronts; a list sorts by them', async () => {
  const { owner, teamId, campaignId, ask, origin } = await startWithShares();
  const query = { teamId, ...range, campaignId, pageSize: 50 } as const;
  const answerBy = async (sortBy: SortName, sortOrder: 'asc' | 'desc') =>
    (await ask(owner, findKeywords, { query: { ...query, sortBy, sortOrder } })).list;
  const list = await answerBy('impressionShare', 'desc');
  const none = { lowShare: null, highShare: null, shareRank: null, popularity: null, sharesOn: null };
  const [first, second, ...others] = list;
  expect(first).toMatchObject({
    name: 'Ferry Times',
    lowShare: 0.2,
    highShare: 1,
    shareRank: 1,
    popularity: 4,
    sharesOn: '2026-11-17',
  });
  expect(second).toMatchObject({
    name: 'night ferry',
    lowShare: 0.35,
    highShare: 0.35,
    shareRank: 2,
    popularity: 1,
    sharesOn: '2026-10-20',
  });
  expect(others).toHaveLength(2);
  for (const row of others) expect(row).toMatchObject(none);
  for (const [sortBy, sortOrder, names] of [
    ['impressionShare', 'asc', ['night ferry', 'Ferry Times']],
    ['shareRank', 'asc', ['Ferry Times', 'night ferry']],
    ['popularity', 'asc', ['night ferry', 'Ferry Times']],
  ] as const)
    expect((await answerBy(sortBy, sortOrder)).slice(0, 2).map(({ name }) => name)).toEqual(names);
  const search = new URLSearchParams({ ...range, teamId: String(teamId), campaignId, sortBy: 'shareRank' });
  const file = await fetch(`${origin}${downloadKeywordCsv.path}?${search.toString()}`, {
    headers: { authorization: owner.token, 'accept-language': 'en' },
  });
  const { head, rows } = readTable(await file.text());
  const cellsOf = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(cellsOf('Keyword').slice(0, 2)).toEqual(['night ferry', 'Ferry Times']);
  expect(cellsOf('Impression share')).toEqual(['0.35', '0.2–1', '', '']);
  expect(cellsOf('Share rank')).toEqual(['2', '1', '', '']);
  expect(cellsOf('Search popularity')).toEqual(['1', '4', '', '']);
});

test('searches of a storefront are estimated from own impressions over own share, of campaigns with it alone', async () => {
  const { ask, deps, owner, teamId, campaignId } = await startWithShares();
  const { write } = deps.database;
  const estimate = async () => ask(owner, findSearches, { query: { teamId, adamId: '71' } });
  expect(await estimate()).toEqual([]);
  await sql`update campaigns set apple = jsonb_set(apple, '{targeting,countryOrRegion,include}', '["JP"]')
    where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(write);
  await sql`delete from search_term_days where team_id = ${teamId}`.execute(write);
  for (const [day, impressions] of [
    ['2026-11-16', 40],
    ['2026-11-17', 60],
  ] as const)
    await sql`insert into search_term_days
        (team_id, ad_account_id, campaign_id, ad_group_id, keyword_id, source, term, day, impressions,
        spend_micros, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs, view_new_downloads,
        view_redownloads)
      select team_id, ad_account_id, campaign_id, 1, 0, 'AUTO', 'Ferry times', ${day}::date, ${impressions},
        0, 0, 0, 0, 0, 0, 0, 0
      from campaigns where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(write);
  // 40 of 0.4 and 60 of 0.2.
  expect(await estimate()).toEqual([{ country: 'JP', searches: 200, terms: 1 }]);
});

test('what a tap cost by storefront is of campaigns with it alone, of the last 90 days, in scope', async () => {
  const { ask, deps, owner, teamId, campaignId, makePerson, makeTeam } = await startWithShares();
  const { write } = deps.database;
  const costs = async () => ask(owner, findTapCosts, { query: { teamId, adamId: '71' } });
  await sql`update campaigns set apple = jsonb_set(apple, '{targeting,countryOrRegion,include}', '["JP"]')
    where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(write);
  await sql`delete from campaign_days where team_id = ${teamId}`.execute(write);
  const today = dayIn('UTC', deps.clock.now());
  const daysBefore = [1, 2, 120].map((daysAgo) => addDays(today, -daysAgo));
  await makeMonths(deps.database, [...new Set(daysBefore.map((day) => day.slice(0, 7)))], ['campaign_days']);
  for (const [daysAgo, taps] of [
    [1, 10],
    [2, 30],
    [120, 500],
  ] as const)
    await sql`insert into campaign_days
        (team_id, ad_account_id, zone, campaign_id, day, spend_micros, spend_usd_micros, spend_cny_micros, impressions, taps,
        tap_installs, tap_new_downloads, tap_redownloads, view_installs, view_new_downloads, view_redownloads)
      select team_id, ad_account_id, 'ORTZ', campaign_id, ${addDays(today, -daysAgo)}::date, 0, 20000000, 0, 0, ${taps},
        0, 0, 0, 0, 0, 0
      from campaigns where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(write);
  expect(await costs()).toEqual([{ country: 'JP', taps: 40, usdPerTap: 1 }]);
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await ask(neighbour, findTapCosts, { query: { teamId: theirs, adamId: '71' } })).toEqual([]);
});

test('what Apple suggests to bid stands with its keyword, to its team alone', async () => {
  const { ask, owner, teamId, campaignId, deps } = await startWithShares();
  const query = { teamId, campaignId, ...range, pageSize: 10 };
  const before = await ask(owner, findKeywords, { query });
  expect(before.list.map(({ suggestedBid }) => suggestedBid)).toEqual(before.list.map(() => null));
  const [first, second] = before.list;
  await sql`insert into teams (team_id, team_name, currency_type) values (99, 'Neighbours', 'USD')`.execute(
    deps.database.write,
  );
  await sql`insert into suggested_bids (team_id, ad_account_id, keyword_id, amount, read_at)
    values (${teamId}, 1, ${first?.keywordId}, 1.5, now()), (99, 1, ${second?.keywordId}, 9, now())`.execute(
    deps.database.write,
  );
  const { list } = await ask(owner, findKeywords, { query });
  const bidOf = (id: string | undefined) => list.find(({ keywordId }) => keywordId === id)?.suggestedBid;
  expect([bidOf(first?.keywordId), bidOf(second?.keywordId)]).toEqual(['1.50', null]);
});
