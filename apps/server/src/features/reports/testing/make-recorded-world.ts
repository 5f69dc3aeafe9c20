import { addDays, type Day } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Database } from '../../../platform/db/database.ts';
import { storeRates } from '../../measures/index.ts';
import { drawFacts, drawFrom, stopReadingRates } from './make-reported-world.ts';
import {
  listStarts,
  storeFacts,
  type ReportedFact,
  type WorldAccount,
  writeStructure,
} from '../../measures/testing/reported-world.ts';

type Shape = {
  currency: string;
  timeZone: string;
  /** In the order in which they are reported: as in a first reading, the newest first. */
  reported: readonly (readonly ['day' | 'week' | 'month', from: Day, to: Day])[];
};

const newest: Day = '2026-03-18';

const shapes: readonly Shape[] = [
  {
    currency: 'USD',
    timeZone: 'America/New_York',
    reported: [
      ['day', '2025-12-20', newest],
      ['day', '2025-03-11', '2025-12-19'],
      ['day', '2024-02-20', '2024-09-30'],
      ['day', '2024-10-01', '2025-03-10'],
      // Once more, otherwise, with months of it already known and others after it.
      ['day', '2024-11-20', '2024-12-05'],
      ['day', '2026-02-25', '2026-03-17'],
    ],
  },
  {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    reported: [
      ['month', '2025-03-01', '2025-08-31'],
      ['month', '2025-12-01', '2025-12-31'],
      ['week', '2025-07-07', '2025-09-07'],
      ['day', '2025-12-15', addDays(newest, -1)],
      ['day', '2025-09-03', '2025-12-10'],
    ],
  },
  {
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    reported: [
      ['day', '2025-12-28', newest],
      ['week', '2025-12-01', '2025-12-28'],
    ],
  },
  { currency: 'JPY', timeZone: 'Asia/Tokyo', reported: [['day', '2025-11-12', newest]] },
];

/**
 * Two years of four ad accounts, always the same: holes, pauses of whole months, days reported twice, weeks and months known
 * only whole, days without a rate, late rates, and campaigns that no list names.
 */
export async function makeRecordedWorld(database: Database, teamId: number) {
  const draw = drawFrom(2024);
  const accounts = shapes.map((shape, place) => makeAccount(teamId, place, shape));
  const groups = await writeStructure(
    database,
    accounts.map((account) => ({ ...account, campaigns: account.campaigns.slice(0, 3) })),
  );
  await stopReadingRates(database);
  await storeRates(database, makeRates('USD', { from: '2024-02-20', to: newest }, 7.1));
  await storeRates(database, makeRates('EUR', { from: '2025-05-02', to: newest }, 8.2));
  for (const [place, account] of accounts.entries())
    for (const [span, from, to] of shapes[place]?.reported ?? []) {
      const range = { from, to };
      const drawn = drawFacts(account, span, listStarts(range, span), draw).filter((fact) => !isPaused(fact));
      await storeFacts(database, account, drawn, { span, range }, new Date('2026-03-18T21:00:00Z'));
    }
  await storeRates(database, makeRates('JPY', { from: '2026-01-13', to: newest }, 0.048));
  await storeRates(database, makeRates('EUR', { from: '2025-03-03', to: '2025-05-01' }, 8.3));
  return groups;
}

/** Each thing is silent in a third of the months, other things in others. */
function isPaused({ campaignId, adGroupId, keywordId, on }: ReportedFact): boolean {
  const month = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7));
  return (Number(keywordId || adGroupId || campaignId) + month) % 3 === 0;
}

function makeRates(currency: string, range: DayRange, middle: number) {
  const draw = drawFrom(7);
  return listStarts(range, 'day')
    .filter((day) => new Date(day).getUTCDay() % 6 !== 0)
    .map((day) => ({
      currency,
      day,
      cnyPerUnit: (middle * (1 + draw(1000) / 50_000)).toFixed(6),
      source: 'test',
    }));
}

function makeAccount(teamId: number, place: number, { currency, timeZone }: Shape): WorldAccount {
  const base = 500_000 + place * 1000;
  return {
    teamId,
    adAccountId: String(base + 1),
    currency,
    timeZone,
    deliveryMode: place === 1 ? 'selfService' : 'collaborative',
    campaigns: [1, 2, 3, 4].map((number) => ({
      campaignId: String(base + number * 100),
      name: `${number === 2 ? 'Brand' : 'Generic'} ${number}`,
      status: number === 1 ? 'PAUSED' : 'ENABLED',
      isRemoved: number === 3,
      adGroups: [1, 2].map((group) => ({
        adGroupId: String(base + number * 100 + group * 10),
        name: `Words ${group}`,
        keywordIds: [1, 2, 3].map((word) => String(base + number * 100 + group * 10 + word)),
      })),
    })),
  };
}
