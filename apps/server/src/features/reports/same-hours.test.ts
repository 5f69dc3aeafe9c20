import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import {
  findReportAdGroupList,
  findReportCampaignGroupList,
  findReportCampaignList,
  findReportCampaignTotal,
} from '@tapwright/contracts/reports';
import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { addDays, type Day } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { mergeHours, noteHoursRead, storeRates } from '../measures/index.ts';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { type ReportedFact, storeFacts, writeStructure } from '../measures/testing/reported-world.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';

const today: Day = '2026-11-20';
const yesterday = addDays(today, -1);
const readAt = new Date('2026-11-20T17:30:00Z');

type Account = {
  campaigns: readonly string[];
  timeZone?: string;
  currency?: string;
  /** Whole hours of today and yesterday; absent: none were read. */
  hours?: readonly [today: number, yesterday: number];
};

const day = (on: Day) => ({ from: on, to: on });

/** What a campaign spends in an hour: yesterday 10 cents and 2 taps, today half as much again and 3. */
const inHour = { [yesterday]: [100_000, 2], [today]: [150_000, 3] } as Readonly<
  Record<string, readonly [number, number]>
>;

async function startHours(accounts: readonly Account[]) {
  const server = await startTeamServer();
  const { database } = server.deps;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const made = accounts.map(({ campaigns, timeZone = 'UTC', currency = 'USD', hours }, place) => ({
    teamId,
    adAccountId: String(501 + place),
    currency,
    timeZone,
    deliveryMode: 'collaborative' as const,
    campaigns: campaigns.map((campaignId) => ({
      campaignId,
      name: `Campaign ${campaignId}`,
      status: 'ENABLED' as const,
      isRemoved: false,
      adGroups: [{ adGroupId: `1${campaignId}`, name: 'Group', keywordIds: [] }],
    })),
    hours,
  }));
  const groups = await writeStructure(database, made);
  const range = { from: addDays(today, -9), to: today };
  for (const account of made) {
    const facts = account.campaigns.flatMap(({ campaignId }) =>
      (['campaign', 'adGroup'] as const).flatMap((level) =>
        (['UTC', 'ORTZ'] as const).flatMap((zone) =>
          [yesterday, today].map((on): ReportedFact => {
            const [spendMicros = 0, taps = 0] = inHour[on] ?? [];
            const count = on === today ? 15 : 24;
            const measures = { spendMicros: spendMicros * count, taps: taps * count, impressions: 240 };
            return {
              ...plainFact,
              teamId,
              adAccountId: account.adAccountId,
              campaignId,
              adGroupId: level === 'adGroup' ? `1${campaignId}` : '',
              level,
              zone,
              on,
              measures: { ...plainFact.measures, ...measures, tapInstalls: on === today ? 4 : 9 },
            };
          }),
        ),
      ),
    );
    await storeFacts(database, account, facts, { span: 'day', range }, readAt);
    if (account.hours === undefined) continue;
    const [ofToday, ofYesterday] = account.hours;
    const scope = { campaignIds: account.campaigns.map(({ campaignId }) => campaignId), ...range };
    const hourly = scope.campaignIds.flatMap((campaignId) =>
      [yesterday, today].flatMap((day) =>
        Array.from({ length: 24 }, (_, hour) => {
          const [spendMicros = 0, taps = 0] = inHour[day] ?? [];
          return { campaignId, day, hour, spendMicros, impressions: 10, taps };
        }),
      ),
    );
    const read = [
      { day: today, hours: ofToday },
      { day: yesterday, hours: ofYesterday },
    ];
    await runTransaction(database, async (tx) => {
      await mergeHours(tx, account, { ...scope, until: today }, hourly);
      await noteHoursRead(tx, account, read, range.from);
    });
  }
  const query = {
    teamId,
    startTime: today,
    endTime: today,
    compareStartTime: yesterday,
    compareEndTime: yesterday,
  };
  const total = async (more: object = {}, who = owner) =>
    server.ask(who, findReportCampaignTotal, { query: { ...query, ...more } });
  const groupIds = [...groups.values()];
  return { ...server, owner, teamId, query, total, groupIds };
}

const tapped = (of: { now: ReportMeasures; before: ReportMeasures } | null | undefined) =>
  of && [of.now, of.before].map(({ taps, localSpendAmount }) => [taps, localSpendAmount]);

test('today is compared with the same hours of yesterday, in total and in every row of what has hours', async () => {
  const { ask, owner, query, total } = await startHours([{ campaigns: ['11', '12'], hours: [13, 24] }]);
  const each = [
    [39, 1_950_000],
    [26, 1_300_000],
  ];
  const both = each.map((figures) => figures.map((figure) => figure * 2));
  const { compared, edges, totals } = await total();
  expect(edges.comparison).toMatchObject({
    from: yesterday,
    ended: { now: day(today), before: day(yesterday) },
    settled: null,
    hours: '13:00',
    unknown: [],
  });
  expect(tapped(compared)).toEqual(both);
  expect([compared?.now.impressions, compared?.before.ttr]).toEqual([260, 0.2]);
  expect(totals.taps).toBe(90);
  const groups = await ask(owner, findReportCampaignGroupList, { query });
  expect([tapped(groups.compared), ...groups.list.map((row) => tapped(row.compared))]).toEqual([both, both]);
  const campaigns = await ask(owner, findReportCampaignList, { query });
  expect([tapped(campaigns.compared), ...campaigns.list.map((row) => tapped(row.compared))]).toEqual([
    both,
    each,
    each,
  ]);
  const kinds = await ask(owner, findReportKinds, { query: { ...query, level: 'campaign', kind: 'app' } });
  expect([tapped(kinds.compared), ...kinds.list.map((row) => tapped(row.compared))]).toEqual([both, both]);
});

test('nothing is told of installs by the hour: theirs are those of the days, and none is settled', async () => {
  const { total } = await startHours([{ campaigns: ['11'], hours: [13, 24] }]);
  const { compared, edges } = await total();
  expect([edges.comparison?.settled, compared?.now.installs, compared?.before.installs]).toEqual([
    null,
    4,
    9,
  ]);
});

test('of several ad accounts the fewest hours count, of either day, each by its own clock', async () => {
  const { total, groupIds } = await startHours([
    { campaigns: ['11'], timeZone: 'Asia/Shanghai', hours: [21, 24] },
    { campaigns: ['12'], timeZone: 'America/New_York', hours: [9, 24] },
    { campaigns: ['13'], hours: [14, 7] },
  ]);
  const untilOf = async (places: readonly number[]) => {
    const campaignGroupId = places.map((place) => String(groupIds[place]));
    const { compared, edges } = await total({ campaignGroupId });
    return [edges.comparison?.hours, compared?.now.taps, compared?.before.taps];
  };
  expect(await untilOf([0])).toEqual(['21:00', 63, 42]);
  expect(await untilOf([0, 1])).toEqual(['09:00', 54, 36]);
  expect(await untilOf([0, 1, 2])).toEqual(['07:00', 63, 42]);
});

test('where the hours of an ad account are not known, or none of today is whole, nothing is compared', async () => {
  const { total, groupIds } = await startHours([
    { campaigns: ['11'], hours: [13, 24] },
    { campaigns: ['12'] },
    { campaigns: ['13'], hours: [0, 24] },
  ]);
  const of = async (...places: number[]) => {
    const campaignGroupId = places.map((place) => String(groupIds[place]));
    const { compared, edges } = await total({ campaignGroupId });
    return [edges.comparison?.hours, compared];
  };
  expect(await of(0)).toEqual(['13:00', expect.anything()]);
  for (const places of [[1], [2], [0, 1], [0, 2]]) expect(await of(...places)).toEqual([undefined, null]);
});

test('a group that was detached before has no hours to wait for; one detached today has', async () => {
  const { total, deps, groupIds } = await startHours([
    { campaigns: ['11'], hours: [13, 24] },
    { campaigns: ['12'] },
  ]);
  const detach = async (at: string) => {
    await deps.database.write
      .updateTable('campaignGroups')
      .set({ detachedAt: new Date(at) })
      .where('campaignGroupId', '=', groupIds[1] ?? 0)
      .execute();
    return (await total()).edges.comparison?.hours;
  };
  expect(await detach('2026-11-18T10:00:00Z')).toEqual('13:00');
  expect(await detach('2026-11-20T10:00:00Z')).toBeUndefined();
});

test('only single days, of campaigns, by the ad account’s clock have hours', async () => {
  const { ask, owner, total, query } = await startHours([
    { campaigns: ['11'], timeZone: 'Asia/Tokyo', hours: [13, 24] },
  ]);
  const hoursOf = async (more: object) => (await total(more)).edges.comparison?.hours;
  expect(await hoursOf({})).toEqual('13:00');
  expect(await hoursOf({ timeZone: 'UTC' })).toBeUndefined();
  expect(await hoursOf({ adGroupId: ['111'] })).toBeUndefined();
  expect(
    await hoursOf({ startTime: yesterday, compareStartTime: '2026-11-17', compareEndTime: '2026-11-18' }),
  ).toBeUndefined();
  expect(await hoursOf({ compareStartTime: '2026-11-18' })).toBeUndefined();
  const adGroups = await ask(owner, findReportAdGroupList, { query });
  expect([adGroups.edges.comparison?.hours, adGroups.compared]).toEqual([undefined, null]);
});

test('where the ad account’s clock is UTC, days in UTC have the same hours', async () => {
  const { total } = await startHours([{ campaigns: ['11'], hours: [13, 24] }]);
  const { compared, edges } = await total({ timeZone: 'UTC' });
  expect([edges.comparison?.hours, compared?.before.taps]).toEqual(['13:00', 26]);
});

test('hours are converted at the rates of their days, and without one are no amount', async () => {
  const { total, deps, groupIds } = await startHours([
    { campaigns: ['11'], hours: [10, 24] },
    { campaigns: ['12'], currency: 'RMB', hours: [10, 24] },
    { campaigns: ['13'], currency: 'EUR', hours: [10, 24] },
  ]);
  const rate = (currency: string, day: Day, cnyPerUnit: string) => ({
    currency,
    day,
    cnyPerUnit,
    source: 'test',
  });
  await storeRates(deps.database, [
    rate('USD', '2026-11-01', '7'),
    rate('USD', today, '8'),
    rate('EUR', today, '10'),
  ]);
  const spentOf = async (place: number, unit: 'USD' | 'RMB') => {
    const { compared } = await total({ campaignGroupId: [String(groupIds[place])], unit });
    return [compared?.now.localSpendAmount, compared?.before.localSpendAmount];
  };
  expect(await spentOf(0, 'RMB')).toEqual([12_000_000, 7_000_000]);
  expect(await spentOf(1, 'RMB')).toEqual([1_500_000, 1_000_000]);
  expect(await spentOf(1, 'USD')).toEqual([187_500, 142_857]);
  expect(await spentOf(2, 'USD')).toEqual([1_875_000, null]);
});

test('whoever is bound to a part is told of its hours alone, and waits for nobody else’s', async () => {
  const { total, makeMember, owner, teamId, deps, groupIds } = await startHours([
    { campaigns: ['11', '12'], hours: [13, 24] },
    { campaigns: ['13'] },
  ]);
  const makeBound = async (role: 'manager' | 'advManager', scope: number[]) => {
    const member = await makeMember(owner, teamId, role);
    await deps.database.write
      .updateTable('teamMembers')
      .set({ scope })
      .where('userId', '=', member.userId)
      .execute();
    return member;
  };
  const manager = await total({}, await makeBound('manager', [groupIds[0] ?? 0]));
  expect([manager.edges.comparison?.hours, tapped(manager.compared)?.[1]]).toEqual([
    '13:00',
    [52, 2_600_000],
  ]);
  const ofOne = await total({}, await makeBound('advManager', [12]));
  expect([ofOne.edges.comparison?.hours, tapped(ofOne.compared)?.[1]]).toEqual(['13:00', [26, 1_300_000]]);
  expect((await total()).compared).toBeNull();
});

test('figures that are restated are compared as they stand now', async () => {
  const { total, deps, teamId } = await startHours([{ campaigns: ['11'], hours: [13, 24] }]);
  const account = { teamId, adAccountId: '501' };
  const restated = [
    { campaignId: '11', day: yesterday, hour: 0, spendMicros: 70_000, impressions: 10, taps: 1 },
    { campaignId: '11', day: yesterday, hour: 13, spendMicros: 70_000, impressions: 10, taps: 1 },
  ];
  await runTransaction(deps.database, async (tx) =>
    mergeHours(tx, account, { campaignIds: ['11'], from: yesterday, until: yesterday }, restated),
  );
  expect(tapped((await total()).compared)).toEqual([
    [39, 1_950_000],
    [1, 70_000],
  ]);
});
