import type { QueryOf } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { findWordDetail } from '@tapwright/contracts/word-detail';
import { findWordPlaces } from '@tapwright/contracts/words';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { putGenreWords, putSuggestedBids, putSuggestedWords } from '../../apple-words/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { startWithWords, timer, week } from '../testing/start-with-words.ts';

type Query = Partial<Omit<QueryOf<typeof findWordDetail>, 'teamId'>>;
const readAt = new Date('2026-11-16T08:00:00Z');

async function startWithDetail() {
  const world = await startWithWords();
  const { teamId, owner, addKeyword, report, ask, deps, write } = world;
  await addKeyword('7011', 'White Noise', { bid: { amount: '1.60' } });
  await addKeyword('7021', 'white noise', { matchType: 'BROAD', status: 'PAUSED' });
  await report('2026-11-01', '2026-11-20', [
    ['7011', 'white noise', 60, '2026-11-15', 30],
    ['7012', 'White Noise', 8, '2026-11-16', 1],
    ['7012', 'white noise machine', 9, '2026-11-16', 2],
    ['7012', 'baby white noise machine', 4, '2026-11-17'],
    ['7012', '', 50, '2026-11-18'],
  ]);
  await systemWrite({ database: deps.database }, 'a test', async ({ tx }) => {
    const told = (country: string, weekOf: string, popularity: number) => ({
      country,
      week: weekOf,
      genre: 'HEALTH_FITNESS',
      term: 'white noise',
      popularity,
      rank: 4,
    });
    await putGenreWords(tx, teamId, [
      told('JP', '2026-11-08', 69),
      told('JP', '2026-11-15', 71),
      told('KR', '2026-11-15', 54),
    ]);
    await putSuggestedWords(tx, { teamId, adamId: '71', country: 'JP', kind: 'keyword' }, [
      { term: 'brown noise', popularity: 50 },
      { term: 'white noise', popularity: 70 },
      { term: 'calm', popularity: 90 },
    ]);
    await putSuggestedBids(tx, { teamId, adAccountId: '7000' }, new Map([['900001', 1.75]]), readAt);
  });
  const setGoal = async (goalMinor: number) =>
    sql`update campaign_groups set cpa_goal_minor = ${goalMinor} where team_id = ${teamId}`.execute(write);
  const find = (query: Query = {}, who = owner) =>
    ask(who, findWordDetail, { query: { teamId, ...week, ...timer, word: 'WHITE  noise', ...query } });
  return { ...world, find, setGoal };
}

test('one word says how popular it is, who met it, what stands beside it and what Apple suggests near it', async () => {
  const { find } = await startWithDetail();
  const detail = await find();
  expect(detail).toMatchObject({
    word: 'white noise',
    row: { exactIn: 1, pausedIn: 1, metIn: 2, taps: 68, weekPopularity: 71 },
    weeks: [
      { week: '2026-11-08', popularity: 69, rank: 4 },
      { week: '2026-11-15', popularity: 71 },
    ],
    days: [
      { day: '2026-11-15', taps: 60, installs: 30 },
      { day: '2026-11-16', taps: 8, installs: 1 },
    ],
    catchers: [
      { adGroupId: '7011', matching: 'search', taps: 60, localSpendAmount: 60_000_000 },
      { adGroupId: '7012', matching: 'search', taps: 8 },
    ],
    together: [
      { piece: 'machine', terms: 2, taps: 13 },
      { piece: 'baby', terms: 1, taps: 4 },
    ],
    storefronts: [{ country: 'KR', popularity: 54, runningIn: 0, currency: 'USD' }],
    suggested: [{ term: 'brown noise', popularity: 50, isOurs: false }],
    popularityWeek: '2026-11-15',
  });
});

test('a bid is told with its reason: what a tap is worth at the goal, or what Apple suggests', async () => {
  const { find, setGoal } = await startWithDetail();
  expect((await find()).bid).toMatchObject({
    by: 'apple',
    bid: '1.75',
    now: '1.60',
    suggested: '1.75',
    goal: null,
  });
  await setGoal(240);
  const { bid } = await find();
  expect(bid).toMatchObject({ by: 'goal', currency: 'USD', goal: '2.40', taps: 68, perTap: '1.00' });
  expect(Number(bid.bid)).toBeGreaterThan(0.7);
  expect(Number(bid.bid)).toBeLessThanOrEqual(1.2);
});

test('what keywords of a word met is told of them, whatever was searched for', async () => {
  const { find, teamId, write } = await startWithDetail();
  await sql`update search_term_days set keyword_id = 900001, source = 'TARGETED'
    where team_id = ${teamId} and term in ('white noise', 'white noise machine')`.execute(write);
  const { caught, catchers } = await find();
  expect(caught).toMatchObject({
    total: 2,
    list: [
      { term: 'white noise', taps: 60, installs: 30, avgCpaAmount: 2_000_000 },
      { term: 'white noise machine', taps: 9 },
    ],
  });
  expect(catchers[0]).toMatchObject({ adGroupId: '7011', matching: 'exact' });
});

test('a word that nobody knows, in whatever script, is answered with nothing', async () => {
  const { find } = await startWithDetail();
  for (const word of ['睡眠 🎧 שעון ตัวจับเวลา', 'x'.repeat(80), '🎵'])
    expect(await find({ word })).toMatchObject({
      row: null,
      weeks: [],
      catchers: [],
      caught: { total: 0 },
      together: [],
      bid: { by: 'nothing', bid: null, rate: null },
    });
  expect(await find({ country: 'RU' })).toMatchObject({ row: null, weeks: [], popularityWeek: null });
});

test('whoever is bound to a part sees of it what that part met; neighbours and readers nothing', async () => {
  const { find, owner, teamId, makeMember, makePerson, makeTeam, bind, second, ask, codeOf } =
    await startWithDetail();
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [Number(second.campaignId)]);
  const bound = await find({}, member);
  expect(bound).toMatchObject({ row: { exactIn: 0, pausedIn: 1, taps: 0 }, catchers: [], days: [] });
  expect(bound.storefronts.map(({ country }) => country)).toEqual(['KR']);
  await bind(member, [1]);
  expect(await find({}, member)).toMatchObject({ row: null, weeks: [], storefronts: [], suggested: [] });
  const query = { teamId, ...week, ...timer, word: 'white noise' };
  const stranger = await makePerson();
  const theirs = await makeTeam(stranger);
  expect(await codeOf(stranger, findWordDetail, { query })).toBe(codes.notPermitted);
  const there = await ask(stranger, findWordDetail, { query: { ...query, teamId: theirs } });
  expect(there).toMatchObject({ row: null, weeks: [], suggested: [] });
  for (const role of ['finance', 'readOnly'] as const) {
    const reader = await makeMember(owner, teamId, role);
    expect(await codeOf(reader, findWordDetail, { query })).toBe(codes.notPermitted);
  }
});

test('the storefront of a campaign is told to whoever sees it', async () => {
  const { owner, teamId, makeMember, bind, first, second, ask } = await startWithDetail();
  const places = async (campaignId: string, who = owner) =>
    ask(who, findWordPlaces, { query: { teamId, campaignId } });
  expect(await places(second.campaignId)).toMatchObject([{ adamId: '71', countries: ['JP', 'KR'] }]);
  expect(await places(first.campaignId)).toMatchObject([{ countries: ['JP'] }]);
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [Number(first.campaignId)]);
  expect(await places(second.campaignId, member)).toEqual([]);
});
