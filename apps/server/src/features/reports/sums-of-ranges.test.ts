import { addDays, type Day, firstOfMonth } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import {
  checkRollUps,
  dropMonths,
  listCoverage,
  makeMonths,
  measuresOf,
  storeRates,
} from '../measures/index.ts';
import { listEntities } from './lists/report-list-store.ts';
import type { Question } from './question/report-question.ts';
import { listNamedSums } from './over-time/report-sums-store.ts';
import { countFor, measure, type NaiveWorld } from './testing/naive-report.ts';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { listStarts, storeFacts, type ReportedFact } from '../measures/testing/reported-world.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const account = { teamId: 7, adAccountId: '12', currency: 'EUR', campaigns: [{ campaignId: '11' }] };
const firstDay: Day = '2024-11-20';
const span = 800;
const readAt = new Date('2027-02-01T00:00:00Z');

const months = listStarts({ from: firstDay, to: addDays(firstDay, 2 * span) }, 'month').map((on) =>
  on.slice(0, 7),
);

const day = fc.nat(span).map((after) => addDays(firstDay, after));
const range = fc
  .tuple(day, fc.oneof(fc.nat(40), fc.nat(span)))
  .map(([from, length]): DayRange => ({ from, to: addDays(from, length) }));
/** One answer: whatever was reported of these days before is replaced; keywords are silent on most of them. */
const reported = fc.record({ days: range, every: fc.integer({ min: 1, max: 45 }), seed: fc.nat(900) });
const rate = fc.record({ on: day, cny: fc.integer({ min: 60_000, max: 90_000 }) });
const step = fc.oneof({ arbitrary: reported, weight: 3 }, rate);

const world = (facts: readonly ReportedFact[], rates: ReadonlyMap<Day, number>): NaiveWorld => ({
  facts,
  coverageOf: new Map(),
  currencyOf: new Map([['12', 'EUR']]),
  rates: new Map([
    ['USD', [{ day: firstDay, cny: '7.1' }]],
    [
      'EUR',
      [...rates]
        .map(([on, cny]) => ({ day: on, cny: String(cny / 10_000) }))
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    ],
  ]),
});

const spend = ({ taps, ...measures }: ReportedFact['measures'], seed: number) => ({
  ...measures,
  taps: taps + (seed % 5),
  spendMicros: seed % 4 === 0 ? 0 : 1_000_003 * (1 + (seed % 7)),
});

function factsOf({ days, every, seed }: typeof reported extends fc.Arbitrary<infer Answer> ? Answer : never) {
  const keywords = ['31', '32', '33'];
  return listStarts(days, 'day').flatMap((on, at) =>
    keywords.flatMap((keywordId, place): ReportedFact[] => {
      if ((at + seed + place * 3) % every !== 0) return [];
      const measures = spend(plainFact.measures, at + seed);
      return [{ ...plainFact, ...account, level: 'keyword', adGroupId: '21', keywordId, on, measures }];
    }),
  );
}

async function askAbout(unit: 'USD' | 'RMB', days: DayRange): Promise<Question> {
  const known = await listCoverage(database.read, 7, 'keyword ORTZ');
  const details = { campaignGroupId: 1, name: 'Group', deliveryMode: 'selfService', timeZone: 'UTC' };
  const period = { attachedAt: readAt, detachedAt: null, readAt };
  const accounts = [...known].map(([adAccountId, each]) => ({
    ...details,
    ...period,
    adAccountId,
    currency: 'EUR',
    cpaGoalMinor: null,
    coverage: each.coverage,
  }));
  const everywhere = { campaignIds: undefined, adGroupIds: undefined, keywordIds: undefined };
  return {
    teamId: 7,
    level: 'keyword',
    zone: 'ORTZ',
    unit,
    accounts,
    ...everywhere,
    range: days,
    before: undefined,
    comparison: undefined,
    todays: [],
  };
}

async function check(of: NaiveWorld, unit: 'USD' | 'RMB', days: DayRange): Promise<void> {
  const question = await askAbout(unit, days);
  const counted = countFor(of, days, of.facts);
  const sums = await listNamedSums(database.read, question, [
    { name: 'all', range: days },
    { name: 'months', range: days, slots: 'month' },
  ]);
  const [all, ...months] = sums.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(measuresOf(all)).toEqual(measure(of, counted, unit));
  const byMonth = Map.groupBy(counted, ({ on }) => on.slice(0, 7));
  expect(new Map(months.map((each) => [each.slot?.slice(0, 7), measuresOf(each)]))).toEqual(
    new Map([...byMonth].map(([month, facts]) => [month, measure(of, facts, unit)])),
  );
  const order = { sortBy: 'name', sortOrder: 'asc' } as const;
  const { rows } = await listEntities(
    database.read,
    { limit: 10, offset: 0 },
    question,
    'keyword',
    order,
    {},
  );
  const byKeyword = Map.groupBy(counted, ({ keywordId }) => keywordId);
  expect(new Map(Array.from(rows, (row) => [row.id, measuresOf(row)]))).toEqual(
    new Map([...byKeyword].map(([id, facts]) => [id, measure(of, facts, unit)])),
  );
}

test('over any range, sums are those of what was reported last: in any order, with late rates and dropped months', async () => {
  const unit = fc.constantFrom('USD' as const, 'RMB' as const);
  const questions = fc.array(fc.tuple(unit, range), { minLength: 6, maxLength: 6 });
  const tables = 'teams, exchange_rates, keyword_days, keyword_months, report_accounts, report_coverage';
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 7 }),
      questions,
      day,
      async (steps, ranges, kept) => {
        await database.pool.query(`truncate ${tables}, report_retention cascade;
        insert into teams (team_id, team_name, currency_type) values (7, 'A', 'USD')`);
        await makeMonths(database, months, ['keyword_days']);
        await storeRates(database, [{ currency: 'USD', day: firstDay, cnyPerUnit: '7.1', source: 'test' }]);
        let facts: ReportedFact[] = [];
        const rates = new Map<Day, number>();
        for (const next of steps)
          if ('cny' in next) {
            rates.set(next.on, next.cny);
            const cnyPerUnit = String(next.cny / 10_000);
            await storeRates(database, [{ currency: 'EUR', day: next.on, cnyPerUnit, source: 'test' }]);
          } else {
            const { from, to } = next.days;
            const fresh = factsOf(next);
            // Nothing is reported when there is nothing to say.
            if (fresh.length > 0) facts = facts.filter(({ on }) => on < from || on > to).concat(fresh);
            await storeFacts(database, account, fresh, { span: 'day', range: next.days }, readAt);
          }
        for (const [inUnit, of] of ranges) await check(world(facts, rates), inUnit, of);
        expect(await checkRollUps(database)).toEqual([]);
        const keptFrom = firstOfMonth(kept);
        await dropMonths(database, keptFrom);
        const left = facts.filter(({ on }) => on >= keptFrom);
        for (const [inUnit, of] of ranges) await check(world(left, rates), inUnit, of);
        expect(await checkRollUps(database)).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 240_000);
