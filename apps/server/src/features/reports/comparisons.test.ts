import { findReportCampaignGroupList, findReportCampaignTotal } from '@tapwright/contracts/reports';
import type { Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import { listDays } from '@tapwright/domain/ranges';
import { expect, test } from 'vitest';
import { plainFact } from '../measures/testing/plain-fact.ts';
import {
  type ReportedFact,
  storeFacts,
  type WorldAccount,
  writeStructure,
} from '../measures/testing/reported-world.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';

const today: Day = '2026-11-20';
const day = (on: Day) => ({ from: on, to: on });

/** Two ad accounts that spend as much every day; of the second less is known. */
async function startCompared(
  second: Partial<Record<'day' | 'month', DayRange>>,
  readAt = '2026-11-20T17:00:00Z',
) {
  const server = await startTeamServer();
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const accounts = [0, 1].map((place): WorldAccount => ({
    teamId,
    adAccountId: String(501 + place),
    currency: 'USD',
    timeZone: 'UTC',
    deliveryMode: 'collaborative',
    campaigns: [
      { campaignId: String(11 + place), name: 'One', status: 'ENABLED', isRemoved: false, adGroups: [] },
    ],
  }));
  const groups = await writeStructure(server.deps.database, accounts);
  const report = async (account: WorldAccount | undefined, span: 'day' | 'month', range: DayRange) => {
    if (account === undefined) return;
    const starts = span === 'day' ? listDays(range) : [range.from];
    const facts = starts.map((on): ReportedFact => ({
      ...plainFact,
      teamId,
      adAccountId: account.adAccountId,
      campaignId: account.campaigns[0]?.campaignId ?? '',
      level: 'campaign',
      zone: 'ORTZ',
      span,
      on,
      measures: { ...plainFact.measures, spendMicros: 1_000_000, impressions: 10, taps: 2, tapInstalls: 1 },
    }));
    await storeFacts(server.deps.database, account, facts, { span, range }, new Date(readAt));
  };
  await report(accounts[0], 'day', { from: '2026-08-23', to: today });
  for (const span of ['month', 'day'] as const)
    if (second[span] !== undefined) await report(accounts[1], span, second[span]);
  const compare = async (range: DayRange, before: DayRange, campaignGroupId?: string[]) =>
    server.ask(owner, findReportCampaignTotal, {
      query: {
        teamId,
        startTime: range.from,
        endTime: range.to,
        compareStartTime: before.from,
        compareEndTime: before.to,
        ...(campaignGroupId && { campaignGroupId }),
      },
    });
  const [first = 0, other = 0] = [...groups.values()];
  return { ...server, owner, teamId, compare, first, other };
}

const everything = { day: { from: '2026-08-23', to: today } } as const;
const week = { from: '2026-10-12', to: '2026-10-18' } as const;
const weekBefore = { from: '2026-10-05', to: '2026-10-11' } as const;

test('a range that is known whole is compared whole', async () => {
  const { compare } = await startCompared(everything);
  const { compared, edges } = await compare(week, weekBefore);
  expect(compared).toBeNull();
  expect(edges.comparison).toEqual({
    ...weekBefore,
    ended: { now: week, before: weekBefore },
    settled: { now: week, before: weekBefore },
    isProvisional: false,
    unknown: [],
  });
});

test('days that nobody reported in either range are told with their campaign group, and only with that', async () => {
  const { compare, first, other } = await startCompared({ day: { from: '2026-10-08', to: today } });
  const unknown = [{ from: '2026-10-05', to: '2026-10-07', campaignGroupIds: [other] }];
  expect((await compare(week, weekBefore)).edges.comparison).toMatchObject({ unknown });
  expect((await compare(weekBefore, week)).edges.comparison).toMatchObject({ unknown });
  expect((await compare(week, weekBefore, [String(first)])).edges.comparison).toMatchObject({ unknown: [] });
});

test('a month known only whole is known where the range holds it whole, and nowhere else', async () => {
  const { compare, other } = await startCompared({
    month: { from: '2026-09-01', to: '2026-09-30' },
    day: { from: '2026-10-01', to: today },
  });
  const october = { from: '2026-10-01', to: '2026-10-31' } as const;
  const september = { from: '2026-09-01', to: '2026-09-30' } as const;
  expect((await compare(october, september)).edges.comparison).toMatchObject({ unknown: [] });
  const later = { from: '2026-09-02', to: '2026-10-01' } as const;
  expect((await compare(october, later)).edges.comparison).toMatchObject({
    unknown: [{ from: '2026-09-02', to: '2026-09-30', campaignGroupIds: [other] }],
  });
});

test('a day that is not over is not compared with a whole one', async () => {
  const { compare } = await startCompared(everything);
  const { edges, compared } = await compare(day(today), day('2026-11-19'));
  expect(edges.comparison).toMatchObject({ ended: null, settled: null, unknown: [] });
  expect(compared).toBeNull();
});

test('a range that goes on is compared up to its last whole day', async () => {
  const { compare } = await startCompared(everything);
  const range = { from: '2026-11-02', to: today } as const;
  const before = { from: '2026-10-02', to: '2026-10-20' } as const;
  const { totals, compared, edges } = await compare(range, before);
  expect(edges.comparison).toMatchObject({
    ended: { now: { to: '2026-11-19' }, before: { to: '2026-10-19' } },
    settled: { now: { to: '2026-11-17' }, before: { to: '2026-10-17' } },
    isProvisional: true,
  });
  expect([totals.taps, compared?.now.taps, compared?.before.taps]).toEqual([76, 72, 72]);
  expect([totals.installs, compared?.now.installs, compared?.before.installs]).toEqual([38, 32, 32]);
});

test('the hours after midnight do not end a day: its last ones are reported later', async () => {
  const early = await startCompared(
    { day: { from: '2026-08-23', to: '2026-11-19' } },
    '2026-11-20T02:00:00Z',
  );
  const yesterday = [day('2026-11-19'), day('2026-11-18')] as const;
  expect((await early.compare(...yesterday)).edges.comparison?.ended).toBeNull();
  const late = await startCompared(everything, '2026-11-20T04:00:00Z');
  expect((await late.compare(...yesterday)).edges.comparison?.ended).not.toBeNull();
});

test('rows say the same of themselves', async () => {
  const { ask, owner, teamId } = await startCompared(everything);
  const query = {
    teamId,
    startTime: '2026-11-02',
    endTime: today,
    compareStartTime: '2026-10-02',
    compareEndTime: '2026-10-20',
  };
  const { list, compared } = await ask(owner, findReportCampaignGroupList, { query });
  expect(list.map((row) => [row.compared?.now.taps, row.compared?.before.installs])).toEqual([
    [36, 16],
    [36, 16],
  ]);
  expect(compared?.now.taps).toBe(72);
});
