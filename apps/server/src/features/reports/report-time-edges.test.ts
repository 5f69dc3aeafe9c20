import {
  findReportAdGroupTotalBySearch,
  findReportCampaignList,
  findReportCampaignTotal,
} from '@tapwright/contracts/reports';
import type { Day } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { plainFact } from '../measures/testing/plain-fact.ts';
import {
  storeFacts,
  type ReportedFact,
  type WorldAccount,
  writeStructure,
} from '../measures/testing/reported-world.ts';

/** One campaign whose days are reported one by one, each with its number of taps. */
async function startWithDays(timeZone: string, zone: 'UTC' | 'ORTZ', days: readonly [Day, number][]) {
  const server = await startTeamServer();
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const account: WorldAccount = {
    teamId,
    adAccountId: '501',
    currency: 'USD',
    timeZone,
    deliveryMode: 'collaborative',
    campaigns: [{ campaignId: '11', name: 'One', status: 'ENABLED', isRemoved: false, adGroups: [] }],
  };
  await writeStructure(server.deps.database, [account]);
  const report = async (of: 'UTC' | 'ORTZ', figures: readonly [Day, number][]) => {
    const [first, last] = [figures[0]?.[0], figures.at(-1)?.[0]];
    if (first === undefined || last === undefined) return;
    const facts = figures.map(([on, taps]) => factOf(account, of, on, taps));
    const covered = { span: 'day', range: { from: first, to: last } } as const;
    await storeFacts(server.deps.database, account, facts, covered, new Date('2026-11-20T17:00:00Z'));
  };
  await report(zone, days);
  const byDay = (query: { startTime: string; endTime: string; granularity?: 'day' | 'week' | 'month' }) =>
    server.ask(owner, findReportCampaignTotal, { query: { teamId, timeZone: zone, ...query } });
  return { ...server, owner, teamId, report, byDay };
}

const factOf = (
  { teamId, adAccountId }: Pick<WorldAccount, 'teamId' | 'adAccountId'>,
  zone: 'UTC' | 'ORTZ',
  on: Day,
  taps: number,
): ReportedFact => ({
  ...plainFact,
  teamId,
  adAccountId,
  level: 'campaign',
  zone,
  on,
  measures: { ...plainFact.measures, spendMicros: taps * 1_000_000, impressions: taps * 10, taps },
});

test('a day that is tomorrow in China is there in the zone of the account, and not yet in UTC', async () => {
  const { ask, owner, teamId, report } = await startWithDays('Asia/Shanghai', 'UTC', [
    ['2026-11-19', 3],
    ['2026-11-20', 5],
  ]);
  await report('ORTZ', [
    ['2026-11-20', 7],
    ['2026-11-21', 11],
  ]);
  const range = { startTime: '2026-11-20', endTime: '2026-11-21' };
  const of = (timeZone: 'UTC' | 'ORTZ') =>
    ask(owner, findReportCampaignTotal, { query: { teamId, timeZone, ...range } });
  const utc = await of('UTC');
  expect([utc.totals.taps, utc.edges.dataTo, utc.slots[1]?.measures]).toEqual([5, '2026-11-20', null]);
  const china = await of('ORTZ');
  expect([china.totals.taps, china.edges.dataTo, china.edges.zones]).toEqual([
    18,
    '2026-11-21',
    ['Asia/Shanghai'],
  ]);
});

test.each([
  ['the day that clocks go back', 'America/New_York', '2026-10-31', '2026-11-01', '2026-11-02'],
  ['the day that clocks go forward', 'America/New_York', '2026-03-07', '2026-03-08', '2026-03-09'],
  ['the end of a month', 'Europe/Berlin', '2026-09-29', '2026-09-30', '2026-10-01'],
  ['the end of a year', 'Asia/Tokyo', '2025-12-30', '2025-12-31', '2026-01-01'],
  ['a leap day', 'UTC', '2028-02-28', '2028-02-29', '2028-03-01'],
] as const)('%s is one day as long as any other', async (_what, zone, before, on, after) => {
  const { byDay } = await startWithDays(zone, 'ORTZ', [
    [before, 2],
    [on, 3],
    [after, 5],
  ]);
  const all = await byDay({ startTime: before, endTime: after });
  expect(all.slots.map(({ from, measures }) => [from, measures?.taps])).toEqual([
    [before, 2],
    [on, 3],
    [after, 5],
  ]);
  expect((await byDay({ startTime: on, endTime: on })).totals.taps).toBe(3);
  expect((await byDay({ startTime: before, endTime: on })).totals.taps).toBe(5);
  const byMonth = await byDay({ startTime: before, endTime: after, granularity: 'month' });
  expect(byMonth.slots.map(({ measures }) => measures?.taps ?? 0).reduce((sum, taps) => sum + taps, 0)).toBe(
    10,
  );
});

test('a month that a range cuts at its end is that month without the days after', async () => {
  const days = Array.from({ length: 30 }, (_, at): [Day, number] => [
    `2026-09-${String(at + 1).padStart(2, '0')}` as Day,
    at + 1,
  ]);
  const { byDay, ask, owner, teamId } = await startWithDays('UTC', 'ORTZ', days);
  for (const last of [1, 14, 15, 28, 29, 30]) {
    const query = { teamId, startTime: '2026-09-01', endTime: `2026-09-${String(last).padStart(2, '0')}` };
    const { totals } = await ask(owner, findReportCampaignList, { query });
    expect([last, totals.taps]).toEqual([last, (last * (last + 1)) / 2]);
  }
  const beyond = await byDay({ startTime: '2026-08-01', endTime: '2026-10-05' });
  expect(beyond.totals.taps).toBe(465);
  expect(beyond.slots.filter(({ measures }) => measures === null)).toHaveLength(31 + 5);
  expect(beyond.edges).toMatchObject({ dataTo: '2026-09-30', youngFrom: '2026-09-28', gaps: [] });
});

test('a search that came only after the range is no row of it', async () => {
  const { ask, owner, teamId, deps } = await startWithDays('UTC', 'ORTZ', []);
  const account = { teamId, adAccountId: '501', currency: 'USD', campaigns: [{ campaignId: '11' }] };
  const search = { level: 'searchTerm', adGroupId: '21', keywordId: '31', source: 'TARGETED' } as const;
  const facts = [
    { ...factOf(account, 'ORTZ', '2026-09-03', 2), ...search, term: 'early' },
    { ...factOf(account, 'ORTZ', '2026-09-29', 3), ...search, term: 'late' },
  ];
  const covered = { span: 'day', range: { from: '2026-09-01', to: '2026-09-30' } } as const;
  await storeFacts(deps.database, account, facts, covered, new Date('2026-10-01T00:00:00Z'));
  const query = { teamId, startTime: '2026-09-01', endTime: '2026-09-28' };
  const { list } = await ask(owner, findReportAdGroupTotalBySearch, { query });
  expect(list.map(({ term }) => term)).toEqual(['early']);
});
