import { addDays } from '@tapwright/domain/days';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plainFact } from '../../measures/testing/plain-fact.ts';
import { storeFacts } from '../../measures/testing/reported-world.ts';
import { startWithWords } from '../../words/testing/start-with-words.ts';
import { findTermDays, readTeamAds, viewTerms } from './read-team-ads.ts';

const row = {
  campaignId: '1',
  adGroupId: '11',
  spend: 3_000_000,
  impressions: 30,
  taps: 3,
  installs: 1,
};

test('a search is met exactly, broadly or by search match; those that Apple keeps to itself are a share', () => {
  const { terms, hiddenShare } = viewTerms([
    { ...row, term: 'Sleep  TIMER', isSearchMatch: false, matchType: 'EXACT' },
    { ...row, term: 'ｎａｐ', isSearchMatch: false, matchType: 'BROAD' },
    { ...row, term: 'rain', isSearchMatch: false, matchType: null },
    { ...row, term: 'snow', isSearchMatch: true, matchType: null },
    { ...row, term: '', isSearchMatch: true, matchType: null },
  ]);
  expect(terms.map(({ word, matching }) => [word, matching])).toEqual([
    ['sleep timer', 'exact'],
    ['nap', 'broad'],
    ['rain', 'broad'],
    ['snow', 'search'],
  ]);
  expect(hiddenShare).toBe(0.2);
  expect(viewTerms([])).toEqual({ terms: [], hiddenShare: null });
});

test('days count back from the last complete ones without a hole, and the youngest are left out', async () => {
  const { deps, teamId, report } = await startWithWords();
  const db = deps.database.write;
  expect(await findTermDays(db, teamId)).toEqual({
    accounts: [],
    completeDays: 0,
    terms: undefined,
    nGrams: undefined,
  });
  await report('2026-09-01', '2026-10-10', [['7011', 'sleep', 5, '2026-10-01']]);
  await report('2026-10-13', '2026-11-20', [['7011', 'sleep', 5, '2026-11-01']]);
  expect(await findTermDays(db, teamId)).toMatchObject({
    accounts: [{ adAccountId: '7000' }],
    completeDays: 36,
    terms: { from: '2026-10-21', to: '2026-11-17' },
    nGrams: { from: '2026-10-13', to: '2026-11-17' },
  });
});

test('an ad account of which newer days are missing is left out', async () => {
  const { deps, teamId, report, write } = await startWithWords();
  await report('2026-09-01', '2026-11-20', [['7011', 'sleep', 5, '2026-10-01']]);
  await sql`insert into report_coverage (team_id, ad_account_id, series, span, days, read_at)
    values (${teamId}, 8000, 'searchTerm ORTZ', 'day', '{[2026-09-01,2026-11-10]}', now())`.execute(write);
  const { accounts } = await findTermDays(deps.database.write, teamId);
  expect(accounts.map(({ adAccountId }) => adAccountId)).toEqual(['7000']);
});

test('goals, caps and bids are read in millionths, and days without spend count', async () => {
  const { deps, teamId, report, write, account, addKeyword } = await startWithWords();
  const db = deps.database.write;
  await addKeyword('7011', 'sleep', { bid: { amount: '1.50', currency: 'USD' } });
  await addKeyword('7012', 'nap', { status: 'PAUSED' });
  await sql`update campaigns set apple = apple || '{"dailyBudget": {"value": {"amount": "20"}}}'
    where team_id = ${teamId} and campaign_id = 7010`.execute(write);
  await sql`update campaign_groups set cpa_goal_minor = 500 where team_id = ${teamId}`.execute(write);
  await sql`insert into ad_goals (team_id, kind, object_id, cpa_goal_minor)
    values (${teamId}, 'campaign', 7010, 320), (${teamId}, 'adGroup', 7012, 200)`.execute(write);
  const on = '2026-11-10';
  await report('2026-09-01', '2026-11-20', [['7011', 'sleep', 5, on, 2]]);
  const spent = {
    ...plainFact,
    teamId,
    adAccountId: '7000',
    level: 'campaign',
    campaignId: '7010',
    on,
  } as const;
  const range = { from: addDays(on, -9), to: '2026-11-20' } as const;
  await storeFacts(deps.database, account, [spent], { span: 'day', range }, new Date());
  const days = await findTermDays(db, teamId);
  const { terms, nGrams } = days;
  if (terms === undefined || nGrams === undefined) throw new Error('There are days enough.');
  const { ads, spent: spentOf } = await readTeamAds(db, teamId, { ...days, terms, nGrams });
  expect(ads.campaigns.map(({ campaignId, goal, dailyCap }) => [campaignId, goal, dailyCap])).toEqual([
    ['7010', 3_200_000, 20_000_000],
    ['7020', 5_000_000, null],
  ]);
  expect(ads.adGroups.slice(0, 2).map(({ adGroupId, goal }) => [adGroupId, goal])).toEqual([
    ['7011', null],
    ['7012', 2_000_000],
  ]);
  expect(ads.keywords.map(({ word, runs, bid }) => [word, runs, bid])).toEqual([
    ['sleep', true, 1_500_000],
    ['nap', false, null],
  ]);
  expect(ads.terms).toMatchObject([{ word: 'sleep', taps: 5, installs: 2, spend: 5_000_000 }]);
  expect(spentOf.get('7010')?.map(({ spend }) => spend)).toEqual([1_000_000, 0, 0, 0, 0, 0, 0, 0]);
});
