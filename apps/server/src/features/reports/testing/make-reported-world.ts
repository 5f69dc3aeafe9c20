import { addDays, type Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Database } from '../../../platform/db/database.ts';
import { type Measures, storeRates } from '../../measures/index.ts';
import { type NaiveWorld, coverageKey, type CoveredRanges } from './naive-report.ts';
import {
  listStarts,
  storeFacts,
  type ReportedFact,
  type WorldAccount,
  writeStructure,
} from '../../measures/testing/reported-world.ts';

export const lastDay: Day = '2026-11-20';
const readAt = new Date('2026-11-20T21:00:00Z');

/** The same numbers for the same seed. */
export function drawFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One with everything, one with a hole in its days and the month of it reported whole, one that began late. */
const shapes: readonly { currency: string; timeZone: string; reported: CoveredRanges }[] = [
  {
    currency: 'USD',
    timeZone: 'America/New_York',
    reported: {
      day: [{ from: '2026-08-20', to: lastDay }],
      week: [{ from: '2026-08-03', to: '2026-08-16' }],
      month: [{ from: '2026-05-01', to: '2026-07-31' }],
    },
  },
  {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    reported: {
      day: [
        { from: '2026-08-23', to: '2026-10-04' },
        { from: '2026-10-09', to: lastDay },
      ],
      week: [{ from: '2026-07-06', to: '2026-08-16' }],
      month: [
        { from: '2026-06-01', to: '2026-08-31' },
        { from: '2026-10-01', to: '2026-10-31' },
      ],
    },
  },
  {
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    reported: { day: [{ from: '2026-11-03', to: addDays(lastDay, -1) }], week: [], month: [] },
  },
];

const dimensions = {
  device: ['IPHONE', 'IPAD'],
  age: ['18-24', ''],
  gender: ['F', 'M'],
  country: ['JP', 'US'],
};

/** Ad accounts of a team with figures at every level, reported as a sync reports them, the last days a second time. */
export async function makeReportedWorld(database: Database, teamId: number, seed: number) {
  const draw = drawFrom(seed);
  const accounts = shapes.map((shape, place) => makeAccount(teamId, seed, place, shape));
  const groups = await writeStructure(database, accounts);
  const rates = makeRates(drawFrom(1));
  await stopReadingRates(database);
  await storeRates(
    database,
    [...rates].flatMap(([currency, days]) =>
      days.map(({ day, cny }) => ({ currency, day, cnyPerUnit: cny, source: 'test' })),
    ),
  );
  const facts: ReportedFact[] = [];
  for (const [place, account] of accounts.entries()) {
    const reported = shapes[place]?.reported ?? { day: [], week: [], month: [] };
    for (const span of ['day', 'week', 'month'] as const)
      for (const range of reported[span]) {
        const drawn = drawFacts(account, span, listStarts(range, span), draw);
        await storeFacts(database, account, drawn, { span, range }, readAt);
        facts.push(...drawn);
      }
    facts.push(...(await restate(database, account, facts, draw)));
  }
  const world: NaiveWorld = {
    facts,
    coverageOf: new Map(
      accounts.flatMap(({ adAccountId }, place) =>
        (['UTC', 'ORTZ'] as const).map((zone) => [
          coverageKey({ adAccountId, zone }),
          shapes[place]?.reported ?? { day: [], week: [], month: [] },
        ]),
      ),
    ),
    currencyOf: new Map(accounts.map(({ adAccountId, currency }) => [adAccountId, currency])),
    rates,
  };
  return { accounts, groups, world };
}

function makeAccount(
  teamId: number,
  seed: number,
  place: number,
  shape: (typeof shapes)[number],
): WorldAccount {
  const base = (seed % 1000) * 10_000 + place * 1000;
  const adAccountId = String(base + 1);
  return {
    teamId,
    adAccountId,
    currency: shape.currency,
    timeZone: shape.timeZone,
    deliveryMode: place === 1 ? 'selfService' : 'collaborative',
    campaigns: [1, 2, 3].map((number) => ({
      campaignId: String(base + number * 100),
      name: `${number === 2 ? 'Brand' : 'Generic'} ${number}`,
      status: number === 1 ? 'PAUSED' : 'ENABLED',
      isRemoved: number === 3,
      adGroups: [1, 2].map((group) => ({
        adGroupId: String(base + number * 100 + group * 10),
        name: `Words ${group}`,
        keywordIds: [1, 2].map((word) => String(base + number * 100 + group * 10 + word)),
      })),
    })),
  };
}

export function makeRates(draw: (below: number) => number): Map<string, { day: Day; cny: string }[]> {
  const days = listStarts({ from: '2026-06-10', to: lastDay }, 'day');
  const of = (middle: number) =>
    days
      .filter((day) => new Date(day).getUTCDay() % 6 !== 0)
      .map((day) => ({ day, cny: (middle + draw(1000) / 5000).toFixed(4) }));
  return new Map([
    ['USD', of(7.1)],
    ['EUR', of(8.2)],
  ]);
}

/** A rate of the far future: the job finds nothing to read, and the rates of the test stay alone. */
export async function stopReadingRates({ write }: Database): Promise<void> {
  await write
    .insertInto('exchangeRates')
    .values({ currency: 'XXX', day: '2999-01-01', cnyPerUnit: '1', source: 'sample' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const drawMeasures = (draw: (below: number) => number): Measures => {
  const impressions = 1 + draw(900);
  const taps = draw(Math.min(impressions, 40));
  const tapInstalls = draw(taps + 1);
  return {
    spendMicros: taps === 0 ? 0 : 10_000 * (1 + draw(900)) + draw(3) * 3333,
    impressions,
    taps,
    tapInstalls,
    tapNewDownloads: draw(tapInstalls + 1),
    tapRedownloads: draw(3),
    viewInstalls: draw(4),
    viewNewDownloads: draw(3),
    viewRedownloads: draw(2),
  };
};

export function drawFacts(
  { teamId, adAccountId, campaigns }: WorldAccount,
  span: 'day' | 'week' | 'month',
  starts: readonly Day[],
  draw: (below: number) => number,
): ReportedFact[] {
  const facts: ReportedFact[] = [];
  const none = { adGroupId: '', keywordId: '', source: '', term: '', dimension: '', value: '' };
  const add = (fact: Partial<ReportedFact> & Pick<ReportedFact, 'level' | 'zone' | 'on' | 'campaignId'>) => {
    // A third of the days says nothing of a thing.
    if (draw(3) > 0)
      facts.push({ ...none, teamId, adAccountId, span, measures: drawMeasures(draw), ...fact });
  };
  for (const on of starts)
    for (const { campaignId, adGroups } of campaigns) {
      for (const zone of ['UTC', 'ORTZ'] as const) {
        add({ level: 'campaign', zone, on, campaignId });
        for (const { adGroupId } of adGroups) add({ level: 'adGroup', zone, on, campaignId, adGroupId });
      }
      const zone = 'ORTZ';
      for (const { adGroupId, keywordIds } of adGroups) {
        for (const keywordId of keywordIds) {
          add({ level: 'keyword', zone, on, campaignId, adGroupId, keywordId });
          const term = draw(2) === 0 ? '' : `term ${draw(3)}`;
          add({ level: 'searchTerm', zone, on, campaignId, adGroupId, keywordId, source: 'TARGETED', term });
        }
        add({
          level: 'searchTerm',
          zone,
          on,
          campaignId,
          adGroupId,
          keywordId: '0',
          source: 'AUTO',
          term: 'term 1',
        });
        for (const [dimension, values] of Object.entries(dimensions))
          for (const value of values)
            add({ level: 'audience', zone, on, campaignId, adGroupId, dimension, value });
      }
    }
  return facts;
}

/** The last ten days are reported once more, otherwise; what was there before is forgotten. */
async function restate(
  database: Database,
  account: WorldAccount,
  facts: ReportedFact[],
  draw: (below: number) => number,
): Promise<ReportedFact[]> {
  const range: DayRange = { from: addDays(lastDay, -10), to: addDays(lastDay, -1) };
  const reported = drawFacts(account, 'day', listStarts(range, 'day'), draw);
  await storeFacts(database, account, reported, { span: 'day', range }, readAt);
  const isOld = (fact: ReportedFact) =>
    fact.adAccountId === account.adAccountId &&
    fact.span === 'day' &&
    fact.on >= range.from &&
    fact.on <= range.to;
  const kept = facts.filter((fact) => !isOld(fact));
  facts.length = 0;
  facts.push(...kept);
  return reported;
}
