import { measureNames, type ReportMeasures } from '@tapwright/contracts/report-measures';
import {
  findReportAdGroupList,
  findReportAdGroupTotalBySearch,
  findReportCampaignGroupList,
  findReportCampaignList,
  findReportCampaignTotal,
  findReportCampaignTotalAudienceType,
  findReportKeywordTotalBySearch,
} from '@tapwright/contracts/reports';
import { addDays, type Day, getDay } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { lastDay, makeToldWorld, type ToldWorld } from './testing/make-told-world.ts';
import { countFor, measure } from './testing/naive-report.ts';
import type { ToldFact } from './testing/told-world.ts';

async function startTold() {
  const server = await startTeamServer();
  const { database } = server.deps;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const neighbour = await server.makePerson();
  const otherTeamId = await server.makeTeam(neighbour, 'Neighbours');
  const told = await makeToldWorld(database, teamId, 11);
  const others = await makeToldWorld(database, otherTeamId, 12);
  return { ...server, owner, teamId, told, neighbour, otherTeamId, others };
}

const firstDay: Day = '2026-04-20';
const range = fc.tuple(fc.nat(215), fc.oneof(fc.nat(8), fc.nat(215))).map(([from, length]): DayRange => {
  const start = addDays(firstDay, from);
  const end = addDays(start, length);
  return { from: start, to: end > addDays(lastDay, 3) ? addDays(start, length % 3) : end };
});
const question = fc.record({
  range,
  before: fc.option(range),
  unit: fc.constantFrom('USD' as const, 'RMB' as const),
  zone: fc.constantFrom('UTC' as const, 'ORTZ' as const),
  groups: fc.option(fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 2 })),
  sortBy: fc.constantFrom(...measureNames),
  sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
  pageSize: fc.constantFrom(2, 10, 200),
});
type Asked = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const queryOf = (
  teamId: number,
  { range: of, before, unit, zone, groups, ...order }: Asked,
  told: ToldWorld,
) => ({
  teamId,
  startTime: of.from,
  endTime: of.to,
  ...(before ? { compareStartTime: before.from, compareEndTime: before.to } : {}),
  unit,
  timeZone: zone,
  ...(groups ? { campaignGroupId: groups.map((place) => String([...told.groups.values()][place])) } : {}),
  ...order,
});

/** What was told of a level, in the places asked about. */
function factsOf(
  { accounts, world }: ToldWorld,
  { groups, zone }: Asked,
  level: ToldFact['level'],
): ToldFact[] {
  const within = accounts.filter((_, place) => groups === null || groups.includes(place));
  const inZone = level === 'campaign' || level === 'adGroup' ? zone : 'ORTZ';
  return world.facts.filter(
    (fact) =>
      fact.level === level &&
      fact.zone === inZone &&
      within.some(({ adAccountId }) => adAccountId === fact.adAccountId),
  );
}

const pick = (row: object): ReportMeasures => {
  const entries = Object.entries(row).filter(([name]) => measureNames.some((each) => each === name));
  return Object.fromEntries(entries) as ReportMeasures;
};

const nothing = measure({ facts: [], toldOf: new Map(), currencyOf: new Map(), rates: new Map() }, [], 'USD');

type Row = { id: string; now: ReportMeasures; before: ReportMeasures | null };

/** The rows a list should have, in its order. */
function expectRows(
  told: ToldWorld,
  asked: Asked,
  facts: readonly ToldFact[],
  { idOf, always }: { idOf: (fact: ToldFact) => string; always: readonly string[] },
): Row[] {
  const now = Map.groupBy(countFor(told.world, asked.range, facts), idOf);
  const before =
    asked.before === null ? undefined : Map.groupBy(countFor(told.world, asked.before, facts), idOf);
  const ids = new Set([...always, ...now.keys(), ...(before?.keys() ?? [])]);
  const rows = [...ids].map((id) => ({
    id,
    now: measure(told.world, now.get(id) ?? [], asked.unit),
    before: before === undefined ? null : measure(told.world, before.get(id) ?? [], asked.unit),
  }));
  const way = asked.sortOrder === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [one.now[asked.sortBy], other.now[asked.sortBy]];
    if (first === second) return compareIds(one.id, other.id);
    if (first === null || second === null) return first === null ? 1 : -1;
    return way * (first - second);
  });
}

const compareIds = (one: string, other: string) => (one.padStart(30, '0') < other.padStart(30, '0') ? -1 : 1);

function expectTotals(told: ToldWorld, asked: Asked, facts: readonly ToldFact[]) {
  const sum = (of: DayRange) => measure(told.world, countFor(told.world, of, facts), asked.unit);
  return { now: sum(asked.range), before: asked.before === null ? null : sum(asked.before) };
}

type Answer = {
  list: readonly (object & { before: ReportMeasures | null })[];
  total: number;
  totals: ReportMeasures;
  totalsBefore: ReportMeasures | null;
};

function expectList(answer: Answer, rows: readonly Row[], idOf: (row: object) => string, pageSize: number) {
  expect(answer.list.map((row) => ({ id: idOf(row), now: pick(row), before: row.before }))).toEqual(
    rows.slice(0, pageSize),
  );
  expect(answer.total).toBe(rows.length);
}

const text = (row: object, ...names: string[]) =>
  names.map((name) => String((row as Record<string, unknown>)[name])).join(' ');

test('every row, order and total of a list equals what was told, over any range, zone, unit and comparison', async () => {
  const { ask, owner, teamId, told } = await startTold();
  const campaigns = (asked: Asked) =>
    told.accounts
      .filter((_, place) => asked.groups === null || asked.groups.includes(place))
      .flatMap((account) => account.campaigns);
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const query = queryOf(teamId, asked, told);
      const there = campaigns(asked).filter(({ isRemoved }) => !isRemoved);

      const byCampaign = await ask(owner, findReportCampaignList, { query });
      const campaignFacts = factsOf(told, asked, 'campaign');
      const campaignRows = expectRows(told, asked, campaignFacts, {
        idOf: ({ campaignId }) => campaignId,
        always: there.map(({ campaignId }) => campaignId),
      });
      expectList(byCampaign, campaignRows, (row) => text(row, 'campaignId'), asked.pageSize);
      const totals = expectTotals(told, asked, campaignFacts);
      expect([byCampaign.totals, byCampaign.totalsBefore]).toEqual([totals.now, totals.before]);

      const byAdGroup = await ask(owner, findReportAdGroupList, { query });
      const adGroupFacts = factsOf(told, asked, 'adGroup');
      const adGroupRows = expectRows(told, asked, adGroupFacts, {
        idOf: ({ adGroupId }) => adGroupId,
        always: there.flatMap(({ adGroups }) => adGroups.map(({ adGroupId }) => adGroupId)),
      });
      expectList(byAdGroup, adGroupRows, (row) => text(row, 'adGroupId'), asked.pageSize);

      const byGroup = await ask(owner, findReportCampaignGroupList, { query });
      expect([byGroup.totals, byGroup.totalsBefore]).toEqual([totals.now, totals.before]);
      for (const row of byGroup.list) {
        const own = campaignFacts.filter((fact) => told.groups.get(fact.adAccountId) === row.campaignGroupId);
        const sums = expectTotals(told, asked, own);
        expect([pick(row), row.before]).toEqual([sums.now, sums.before]);
      }
    }),
    { numRuns: 25 },
  );
});

test('search terms and audiences add up to what was told of them, hidden terms and unknown people included', async () => {
  const { ask, owner, teamId, told } = await startTold();
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const query = queryOf(teamId, asked, told);
      const facts = factsOf(told, asked, 'searchTerm');
      const totals = expectTotals(told, asked, facts);
      const shown = facts.filter(({ term }) => term !== '');
      const hidden = expectTotals(
        told,
        asked,
        facts.filter(({ term }) => term === ''),
      );

      const byTerm = await ask(owner, findReportAdGroupTotalBySearch, { query });
      const ofTerm = { idOf: ({ adGroupId, term }: ToldFact) => `${adGroupId} ${term}`, always: [] };
      expectList(
        byTerm,
        expectRows(told, asked, shown, ofTerm),
        (row) => text(row, 'adGroupId', 'term'),
        asked.pageSize,
      );
      expect([byTerm.totals, byTerm.totalsBefore]).toEqual([totals.now, totals.before]);
      expect([pick(byTerm.hidden ?? nothing), byTerm.hidden?.before ?? null]).toEqual(
        byTerm.hidden === null ? [nothing, null] : [hidden.now, hidden.before],
      );
      expect(byTerm.hidden === null).toBe(hidden.now.impressions + (hidden.before?.impressions ?? 0) === 0);

      const byKeyword = await ask(owner, findReportKeywordTotalBySearch, {
        query: { ...query, pageSize: 200 },
      });
      expect(byKeyword.totals).toEqual(totals.now);
      const found = Map.groupBy(countFor(told.world, asked.range, shown), (fact) =>
        [fact.adGroupId, fact.keywordId, fact.source, fact.term].join(' '),
      );
      for (const row of byKeyword.list) {
        const key = [row.adGroupId, row.keywordId ?? '0', row.source, row.term].join(' ');
        expect(pick(row)).toEqual(measure(told.world, found.get(key) ?? [], asked.unit));
      }

      for (const dimension of ['device', 'age', 'gender', 'country'] as const) {
        const split = await ask(owner, findReportCampaignTotalAudienceType, {
          query: { ...query, dimension },
        });
        const people = factsOf(told, asked, 'audience').filter((fact) => fact.dimension === dimension);
        const all = expectTotals(told, asked, people);
        expect([split.totals, split.totalsBefore]).toEqual([all.now, all.before]);
        for (const row of split.list) {
          const sums = expectTotals(
            told,
            asked,
            people.filter(({ value }) => value === row.value),
          );
          expect([pick(row), row.before]).toEqual([sums.now, sums.before]);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('days, weeks and months of a chart hold what was told of them, and a gap is no zero', async () => {
  const { ask, owner, teamId, told } = await startTold();
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('day', 'week', 'month'), async (asked, granularity) => {
      const query = { ...queryOf(teamId, asked, told), granularity } as const;
      const facts = factsOf(told, asked, 'campaign');
      const answer = await ask(owner, findReportCampaignTotal, { query });
      const totals = expectTotals(told, asked, facts);
      expect([answer.totals, answer.before?.totals ?? null]).toEqual([totals.now, totals.before]);
      const counted = countFor(told.world, asked.range, facts);
      for (const slot of answer.slots) {
        const inSlot = counted.filter((fact) => {
          const last = { day: 0, week: 6, month: 27 }[fact.span];
          const isShown = fact.span === 'day' || granularity === 'month' || fact.span === granularity;
          return isShown && fact.on >= slot.from && addDays(fact.on, last) <= slot.to;
        });
        const expected = measure(told.world, inSlot, asked.unit);
        expect(slot.measures ?? nothing).toEqual(expected);
      }
      const { slots } = answer;
      expect([slots[0]?.from, slots.at(-1)?.to]).toEqual([asked.range.from, asked.range.to]);
      expect(slots.slice(1).map(({ from }) => from)).toEqual(
        slots.slice(0, -1).map(({ to }) => addDays(getDay(to), 1)),
      );
    }),
    { numRuns: 25 },
  );
});
