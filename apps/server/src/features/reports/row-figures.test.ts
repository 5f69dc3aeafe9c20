import { findKeywords } from '@tapwright/contracts/keywords';
import type { QueryOf } from '@tapwright/contracts/call';
import * as reports from '@tapwright/contracts/reports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordAppleTime } from '../certificates/index.ts';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { type ReportedFact, storeFacts } from '../measures/testing/reported-world.ts';
import { lastDay } from './testing/make-reported-world.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';

const range = { startTime: '2026-11-01', endTime: lastDay, pageSize: 200 } as const;
type Query = Omit<QueryOf<typeof reports.findReportCampaignList>, 'teamId'>;

async function startWithWorld() {
  const server = await startReportedTeam();
  const { database } = server.deps;
  const { owner, teamId, accounts } = server;
  // In New York and Berlin the last day that was read goes on; in Shanghai the next has begun.
  recordAppleTime(server.deps, Date.parse(`${lastDay}T20:00:00Z`));
  const [dollars, euros, yuan] = accounts;
  if (!dollars || !euros || !yuan) throw new Error('The world has three ad accounts.');
  const asked = { teamId, ...range };
  const campaigns = async (query: Query = range) =>
    (await server.ask(owner, reports.findReportCampaignList, { query: { ...asked, ...query } })).list;
  const adGroups = async (query: Query = range) =>
    (await server.ask(owner, reports.findReportAdGroupList, { query: { ...asked, ...query } })).list;
  const keywords = async (query: Query = range) =>
    (await server.ask(owner, findKeywords, { query: { ...asked, ...query } })).list;
  return {
    ...server,
    owner,
    teamId,
    dollars,
    euros,
    yuan,
    campaigns,
    adGroups,
    keywords,
    write: database.write,
  };
}

test('a CPA goal is its own, else of what it lies in; rows say how far they are from it, in their own currency', async () => {
  const { teamId, euros, campaigns, adGroups, keywords, write, makePerson, makeTeam } =
    await startWithWorld();
  const [, brand] = euros.campaigns;
  const [first, second] = brand?.adGroups ?? [];
  await sql`update campaign_groups set cpa_goal_minor = 250 where team_id = ${teamId} and ad_account_id = ${euros.adAccountId}`.execute(
    write,
  );
  const setGoal = async (team: number, kind: string, id: string | undefined, minor: number) =>
    sql`insert into ad_goals (team_id, kind, object_id, cpa_goal_minor) values (${team}, ${kind}, ${id}::bigint, ${minor})`.execute(
      write,
    );
  await setGoal(teamId, 'campaign', brand?.campaignId, 400);
  await setGoal(teamId, 'adGroup', first?.adGroupId, 1);
  const neighbours = await makeTeam(await makePerson(), 'Neighbours');
  await setGoal(neighbours, 'campaign', euros.campaigns[0]?.campaignId, 7777);

  const ofCampaigns = await campaigns();
  const goalOf = (id: string | undefined) => ofCampaigns.find((row) => row.campaignId === id)?.cpaGoal;
  expect(goalOf(brand?.campaignId)).toBe('4.00');
  expect(goalOf(euros.campaigns[0]?.campaignId)).toBe('2.50');
  expect(
    new Set(ofCampaigns.filter(({ currency }) => currency !== 'EUR').map(({ cpaGoal }) => cpaGoal)),
  ).toEqual(new Set([null]));
  const farFrom = ofCampaigns.map(({ accountSpendAmount, installs, cpaGoal }) =>
    cpaGoal === null || installs === 0
      ? null
      : Number(((accountSpendAmount ?? 0) / 1e6 / installs / Number(cpaGoal) - 1).toFixed(6)),
  );
  const rounded = ofCampaigns.map(({ goalDistance }) => goalDistance && Number(goalDistance.toFixed(6)));
  expect(rounded).toEqual(farFrom);
  expect(farFrom.some((one) => one !== null)).toBe(true);

  const ofAdGroups = await adGroups({ ...range, campaignId: [brand?.campaignId ?? ''] });
  expect(new Map(ofAdGroups.map((row) => [row.adGroupId, row.cpaGoal]))).toEqual(
    new Map([
      [first?.adGroupId, '0.01'],
      [second?.adGroupId, '4.00'],
    ]),
  );
  const sorted = await keywords({ ...range, sortBy: 'goalDistance', sortOrder: 'desc' });
  const distances = sorted.map(({ goalDistance }) => goalDistance ?? -Infinity);
  expect(distances).toEqual(distances.toSorted((one, other) => other - one));
  expect(sorted.find(({ keywordId }) => keywordId === first?.keywordIds[0])?.cpaGoal).toBe('0.01');
  const over = await keywords({ ...range, having: ['goalDistance>0.5', 'cpaGoal<=0.01'] });
  expect(new Set(over.map(({ adGroupId }) => adGroupId))).toEqual(new Set([first?.adGroupId]));
  expect(over.every(({ goalDistance }) => (goalDistance ?? 0) > 0.5)).toBe(true);
  expect(await keywords({ ...range, having: ['goalDistance<-1'] })).toEqual([]);
});

test('a campaign has its total budget, and like an ad group its start and end, by the clock of its ad account', async () => {
  const { teamId, dollars, yuan, campaigns, adGroups, write, makePerson, makeTeam } = await startWithWorld();
  const [one, other] = dollars.campaigns;
  const budget = async (team: number, id: string | undefined, minor: number) =>
    sql`insert into ad_goals (team_id, kind, object_id, total_budget_minor) values (${team}, 'campaign', ${id}::bigint, ${minor})`.execute(
      write,
    );
  await budget(teamId, one?.campaignId, 250_000);
  await budget(teamId, yuan.campaigns[0]?.campaignId, 99_900);
  await budget(await makeTeam(await makePerson(), 'Neighbours'), other?.campaignId, 777);
  await sql`update campaigns set apple = apple || '{"startTime": "2026-11-01T05:00:00.000", "endTime": "2026-12-25T04:59:00.000"}'
    where team_id = ${teamId} and campaign_id = ${one?.campaignId}::bigint`.execute(write);
  await sql`update ad_groups set apple = apple || '{"endTime": "2026-12-01T00:00:00.000"}'
    where team_id = ${teamId} and ad_group_id = ${one?.adGroups[0]?.adGroupId}::bigint`.execute(write);
  const rows = new Map((await campaigns()).map((row) => [row.campaignId, row]));
  expect(rows.get(one?.campaignId ?? '')).toMatchObject({
    totalBudget: '2500.00',
    startTime: '2026-11-01T05:00:00.000Z',
    endTime: '2026-12-25T04:59:00.000Z',
    timeZone: dollars.timeZone,
  });
  expect(rows.get(other?.campaignId ?? '')).toMatchObject({
    totalBudget: null,
    startTime: null,
    endTime: null,
  });
  expect(rows.get(yuan.campaigns[0]?.campaignId ?? '')?.totalBudget).toBe('999.00');
  const first = async (query: Partial<Query>) => (await campaigns({ ...range, ...query }))[0]?.campaignId;
  expect(await first({ sortBy: 'totalBudget', sortOrder: 'desc' })).toBe(one?.campaignId);
  expect(await first({ sortBy: 'endTime', sortOrder: 'asc' })).toBe(one?.campaignId);
  expect(await first({ having: ['totalBudget<1000'] })).toBe(yuan.campaigns[0]?.campaignId);
  const [ending] = await adGroups({ ...range, sortBy: 'endTime', sortOrder: 'asc' });
  expect(ending).toMatchObject({
    adGroupId: one?.adGroups[0]?.adGroupId,
    endTime: '2026-12-01T00:00:00.000Z',
    timeZone: dollars.timeZone,
  });
});

test('a campaign says how much of its daily cap the day that goes on has spent, and whether it is capped', async () => {
  const { deps, teamId, dollars, yuan, campaigns, adGroups, keywords, write } = await startWithWorld();
  const [one, other, third] = dollars.campaigns;
  const spent = (campaignId: string | undefined, spendMicros: number, taps: number): ReportedFact => ({
    ...plainFact,
    teamId,
    adAccountId: dollars.adAccountId,
    level: 'campaign',
    on: lastDay,
    campaignId: campaignId ?? '',
    measures: { ...plainFact.measures, spendMicros, taps },
  });
  const facts = [spent(one?.campaignId, 9_600_000, 16), spent(other?.campaignId, 4_000_000, 5)];
  const covered = { span: 'day', range: { from: lastDay, to: lastDay } } as const;
  await storeFacts(deps.database, dollars, facts, covered, new Date(`${lastDay}T20:00:00Z`));
  await sql`update campaigns set apple = apple || '{"dailyBudget": {"value": {"amount": "10", "currency": "USD"}}}'
    where team_id = ${teamId} and campaign_id <> ${third?.campaignId}::bigint`.execute(write);
  const rows = new Map((await campaigns()).map((row) => [row.campaignId, row]));
  const said = (id: string | undefined) => [rows.get(id ?? '')?.capUse, rows.get(id ?? '')?.cappedToday];
  // What is left buys no further tap: a tap cost 0.60.
  expect(said(one?.campaignId)).toEqual([0.96, true]);
  expect(said(other?.campaignId)).toEqual([0.4, false]);
  expect(said(third?.campaignId)).toEqual([null, false]);
  expect(said(yuan.campaigns[0]?.campaignId)).toEqual([null, false]);

  const idsOf = async (query: Partial<Query>) =>
    (await campaigns({ ...range, ...query })).map(({ campaignId }) => campaignId);
  expect(await idsOf({ capped: 'yes' })).toEqual([one?.campaignId]);
  expect(await idsOf({ having: ['capUse>=0.4', 'dailyBudget=10'], sortBy: 'capUse' })).toEqual(
    expect.arrayContaining([one?.campaignId, other?.campaignId]),
  );
  expect((await idsOf({ sortBy: 'capUse' }))[0]).toBe(one?.campaignId);

  // What lies in a campaign says the same of it; what no list of Apple names any more says nothing.
  for (const inside of [await adGroups(), await keywords()])
    for (const row of inside.filter(({ name }) => !name.startsWith('#'))) {
      const of = rows.get(row.campaignId);
      expect([row.capUse, row.cappedToday]).toEqual([of?.capUse, of?.cappedToday]);
    }
  const capped = await keywords({ ...range, capped: 'yes', sortBy: 'capUse' });
  expect(new Set(capped.map(({ campaignId }) => campaignId))).toEqual(new Set([one?.campaignId]));
  expect((await keywords({ ...range, sortBy: 'capUse' }))[0]?.campaignId).toBe(one?.campaignId);
});

test('rows carry a measure over the slots of the range, which add up to the row', async () => {
  const { campaigns, keywords } = await startWithWorld();
  const days = { startTime: '2026-11-05', endTime: '2026-11-24', pageSize: 200 } as const;
  for (const rows of [
    await campaigns({ ...days, trend: 'taps' }),
    await keywords({ ...days, trend: 'taps' }),
  ]) {
    const added = rows.map(({ trend = [] }) => trend.reduce<number>((sum, figure) => sum + (figure ?? 0), 0));
    expect(added).toEqual(rows.map(({ taps }) => taps));
    // What is not reported yet is no zero.
    expect(new Set(rows.map(({ trend }) => trend?.length))).toEqual(new Set([20]));
    expect(rows.every(({ trend }) => trend?.at(-1) === null)).toBe(true);
  }
  const [month] = await campaigns({
    startTime: '2026-05-01',
    endTime: '2026-11-20',
    trend: 'taps',
    pageSize: 1,
  });
  expect(month?.trend).toHaveLength(30);
  expect((await campaigns(days))[0]).not.toHaveProperty('trend');
});

test('rows with exactly so many installs are asked for, none of them included', async () => {
  const { keywords } = await startWithWorld();
  const all = await keywords({ startTime: lastDay, endTime: lastDay, pageSize: 200 });
  const [some] = all.filter(({ installs }) => installs > 0);
  for (const wanted of [0, some?.installs ?? 1]) {
    const exact = await keywords({
      startTime: lastDay,
      endTime: lastDay,
      pageSize: 200,
      having: [`installs=${wanted}`],
    });
    const expected = all.filter(({ installs }) => installs === wanted);
    expect(new Set(exact.map(({ keywordId }) => keywordId))).toEqual(
      new Set(expected.map(({ keywordId }) => keywordId)),
    );
    expect(exact.length).toBeGreaterThan(0);
  }
});
