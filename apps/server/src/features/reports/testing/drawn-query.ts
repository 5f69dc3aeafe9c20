import { measureNames, type ReportMeasures } from '@tapwright/contracts/report-measures';
import { addDays, type Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import * as fc from 'fast-check';
import { countFor, measure, type NaiveWorld } from './naive-report.ts';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';

/** Ad accounts, what there is in them, and everything that was reported of them. */
export type KnownWorld = {
  accounts: readonly {
    adAccountId: string;
    campaigns: readonly {
      campaignId: string;
      isRemoved: boolean;
      adGroups: readonly { adGroupId: string; keywordIds: readonly string[] }[];
    }[];
  }[];
  /** By ad account. */
  groups: ReadonlyMap<string, number>;
  world: NaiveWorld;
};

/** Ranges between two days, now and then beyond the last, over any zone, unit, group, order and comparison. */
export function questionsOver(firstDay: Day, lastDay: Day, groups: number) {
  const length = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1;
  const range = fc
    .tuple(fc.nat(length), fc.oneof(fc.nat(8), fc.nat(length)))
    .map(([from, days]): DayRange => {
      const start = addDays(firstDay, from);
      const end = addDays(start, days);
      return { from: start, to: end > addDays(lastDay, 3) ? addDays(start, days % 3) : end };
    });
  return fc.record({
    range,
    before: fc.option(range),
    unit: fc.constantFrom('USD' as const, 'RMB' as const),
    zone: fc.constantFrom('UTC' as const, 'ORTZ' as const),
    groups: fc.option(fc.uniqueArray(fc.nat(groups - 1), { minLength: 1, maxLength: 2 })),
    sortBy: fc.constantFrom(...measureNames),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    pageSize: fc.constantFrom(2, 10, 200),
  });
}
export type DrawnQuery = ReturnType<typeof questionsOver> extends fc.Arbitrary<infer Value> ? Value : never;

export const queryOf = (
  teamId: number,
  { range: of, before, unit, zone, groups, ...order }: DrawnQuery,
  known: KnownWorld,
) => ({
  teamId,
  startTime: of.from,
  endTime: of.to,
  ...(before ? { compareStartTime: before.from, compareEndTime: before.to } : {}),
  unit,
  timeZone: zone,
  ...(groups ? { campaignGroupId: groups.map((place) => String([...known.groups.values()][place])) } : {}),
  ...order,
});

/** The ad accounts in question. */
export const accountsOf = ({ accounts }: KnownWorld, { groups }: DrawnQuery) =>
  accounts.filter((_, place) => groups === null || groups.includes(place));

/** What was reported of a level, in the places in question. */
export function factsOf(known: KnownWorld, drawn: DrawnQuery, level: ReportedFact['level']): ReportedFact[] {
  const within = new Set(accountsOf(known, drawn).map(({ adAccountId }) => adAccountId));
  const inZone = level === 'campaign' || level === 'adGroup' ? drawn.zone : 'ORTZ';
  return known.world.facts.filter(
    (fact) => fact.level === level && fact.zone === inZone && within.has(fact.adAccountId),
  );
}

export const nothing = measure(
  { facts: [], coverageOf: new Map(), currencyOf: new Map(), rates: new Map() },
  [],
  'USD',
);

export type Row = { id: string; now: ReportMeasures; before: ReportMeasures | null };

/** The rows a list should have, in its order. */
export function expectRows(
  { world }: KnownWorld,
  drawn: DrawnQuery,
  facts: readonly ReportedFact[],
  { idOf, always }: { idOf: (fact: ReportedFact) => string; always: readonly string[] },
): Row[] {
  const now = Map.groupBy(countFor(world, drawn.range, facts), idOf);
  const before = drawn.before === null ? undefined : Map.groupBy(countFor(world, drawn.before, facts), idOf);
  const ids = new Set([...always, ...now.keys(), ...(before?.keys() ?? [])]);
  const rows = [...ids].map((id) => ({
    id,
    now: measure(world, now.get(id) ?? [], drawn.unit),
    before: before === undefined ? null : measure(world, before.get(id) ?? [], drawn.unit),
  }));
  const way = drawn.sortOrder === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [one.now[drawn.sortBy], other.now[drawn.sortBy]];
    if (first === second) return compareIds(one.id, other.id);
    if (first === null || second === null) return first === null ? 1 : -1;
    return way * (first - second);
  });
}

const compareIds = (one: string, other: string) => (one.padStart(30, '0') < other.padStart(30, '0') ? -1 : 1);

export function expectTotals({ world }: KnownWorld, drawn: DrawnQuery, facts: readonly ReportedFact[]) {
  const sum = (of: DayRange) => measure(world, countFor(world, of, facts), drawn.unit);
  return { now: sum(drawn.range), before: drawn.before === null ? null : sum(drawn.before) };
}
