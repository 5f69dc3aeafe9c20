import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../env.ts';
import { createTestDatabase } from '../../platform/db/testing/test-database.ts';
import { createLog } from '../../platform/log/log.ts';
import { createCentralParity } from './central-parity.ts';
import { createEuroReference } from './euro-reference.ts';
import { type ExchangeRate, putRates } from './rates-store.ts';
import { readRates } from './read-rates.ts';
import type { RateSource } from './rate-source.ts';

const { database, close } = await createTestDatabase();
afterAll(close);
beforeEach(async () => {
  await database.pool.query('truncate exchange_rates');
});

/** A server that answers each address with what `answer` says, and remembers what it was asked. */
async function publish(answer: (query: URLSearchParams) => { status?: number; text: string }) {
  const requests: URLSearchParams[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    paths.add(decodeURIComponent(pathname));
    requests.push(searchParams);
    const { status = 200, text } = answer(searchParams);
    response.writeHead(status).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, requests, paths };
}

async function read(sources: RateSource[], now: string) {
  const lines: string[] = [];
  await readRates(
    {
      database,
      settings: readSettings({}),
      clock: { now: () => new Date(now) },
      log: createLog({ sink: { write: (line) => lines.push(line) } }),
      storeRates: (to: typeof database, rates: readonly ExchangeRate[]) =>
        to.write.transaction().execute((tx) => putRates(tx, rates)),
    },
    AbortSignal.timeout(20_000),
    sources,
  );
  const { rows } = await database.pool.query<Record<'currency' | 'day' | 'worth' | 'source', string>>(
    'select currency, day, round(cny_per_unit, 8)::float8 as worth, source from exchange_rates order by day, currency',
  );
  return { lines, rates: rows.map(({ currency, day, worth, source }) => [day, currency, worth, source]) };
}

const newest = '2026-09-30T04:00:00Z';

type Parity = { days: Record<string, readonly string[]>; searchlist: string[] };

/** As the China Foreign Exchange Trade System answers for its history, page by page. */
const parityPage =
  ({ days, searchlist }: Parity, pageSize = 2) =>
  (query: URLSearchParams) => {
    const [from, until] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const found = Object.entries(days).filter(([day]) => day >= from && day <= until);
    const pageNum = Number(query.get('pageNum'));
    return {
      text: JSON.stringify({
        head: { version: '2.0', provider: 'CWAP', rep_code: '200', rep_message: '', ts: 1_789_000_000_000 },
        data: {
          head: ['USD/CNY', 'EUR/CNY', '100JPY/CNY', 'HKD/CNY', 'CNY/MXN'],
          currency: searchlist.join(','),
          searchlist,
          startDate: from,
          endDate: until,
          total: found.length,
          pageTotal: Math.ceil(found.length / pageSize),
          pageNum,
          pageSize,
          flagMessage: '',
        },
        records: found
          .slice((pageNum - 1) * pageSize, pageNum * pageSize)
          .map(([date, values]) => ({ date, values })),
      }),
    };
  };

const parity: Parity = {
  // In its own order, not in the one that was requested.
  searchlist: ['100JPY/CNY', 'USD/CNY', 'CNY/MXN'],
  days: {
    '2026-09-28': ['4.5660', '6.7928', '2.5000'],
    '2026-09-29': ['4.5700', '6.7930', '---'],
    '2026-09-30': ['4.5800', '6.8000', '2.4000'],
  },
};

test('the central parity is stored for one unit in CNY, whichever way round and for how many it is quoted', async () => {
  const { origin, requests } = await publish(parityPage(parity));
  const { rates, lines } = await read([createCentralParity(origin)], '2026-09-30T04:00:00Z');
  expect(rates).toEqual([
    ['2026-09-28', 'JPY', 0.045_66, 'centralParity'],
    ['2026-09-28', 'MXN', 0.4, 'centralParity'],
    ['2026-09-28', 'USD', 6.7928, 'centralParity'],
    ['2026-09-29', 'JPY', 0.0457, 'centralParity'],
    ['2026-09-29', 'USD', 6.793, 'centralParity'],
    ['2026-09-30', 'JPY', 0.0458, 'centralParity'],
    ['2026-09-30', 'MXN', 0.416_666_67, 'centralParity'],
    ['2026-09-30', 'USD', 6.8, 'centralParity'],
  ]);
  expect(lines).toEqual([]);
  expect(requests[0]?.get('currency')).toContain('100JPY/CNY');
  expect(requests.every((query) => Number(query.get('pageSize')) < 100)).toBe(true);
});

test('a source is asked once a working day, and then only for what is new and the week before', async () => {
  const { origin, requests } = await publish(parityPage(parity));
  const source = createCentralParity(origin);
  await read([source], '2026-09-29T04:00:00Z');
  const first = requests.length;
  await read([source], '2026-09-29T23:00:00Z');
  expect(requests.length).toBe(first);
  await read([source], '2026-09-30T04:00:00Z');
  expect(requests.slice(first).map((query) => [query.get('startDate'), query.get('endDate')])).toEqual([
    ['2026-09-22', '2026-09-30'],
    ['2026-09-22', '2026-09-30'],
  ]);
  const known = requests.length;
  await read([source], '2026-10-01T01:00:00Z');
  expect(requests.length).toBe(known);
});

test('what has no parity is crossed by way of the euro', async () => {
  const { origin, paths } = await publish(() => ({
    text: [
      'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE',
      'EXR.D.CNY.EUR.SP00.A,D,CNY,EUR,SP00,A,2026-09-29,8.0000',
      'EXR.D.CNY.EUR.SP00.A,D,CNY,EUR,SP00,A,2026-09-30,8.1000',
      'EXR.D.INR.EUR.SP00.A,D,INR,EUR,SP00,A,2026-09-29,100.0000',
      'EXR.D.IDR.EUR.SP00.A,D,IDR,EUR,SP00,A,2026-09-30,20000',
      'EXR.D.BRL.EUR.SP00.A,D,BRL,EUR,SP00,A,2026-09-28,6.1',
      '',
    ].join('\r\n'),
  }));
  const { rates } = await read([createEuroReference(origin)], '2026-09-30T20:00:00Z');
  expect(rates).toEqual([
    ['2026-09-29', 'INR', 0.08, 'euroReference'],
    ['2026-09-30', 'IDR', 0.000_405, 'euroReference'],
  ]);
  expect([...paths]).toEqual(['/service/data/EXR/D.CNY+BRL+IDR+INR.EUR.SP00.A']);
});

test('a source that is away, refuses or speaks otherwise leaves what is stored, and the other one is read', async () => {
  const good = await publish(parityPage(parity));
  await read([createCentralParity(good.origin)], '2026-09-28T04:00:00Z');
  const broken = await publish(() => ({ status: 403, text: 'Forbidden' }));
  const strange = await publish(() => ({ text: '<html>Maintenance</html>' }));
  const none = await publish(() => ({ status: 404, text: 'No results found.' }));
  const { rates, lines } = await read(
    [
      createCentralParity(broken.origin),
      createCentralParity(strange.origin),
      createEuroReference(strange.origin),
      createEuroReference(none.origin),
      createCentralParity(good.origin),
    ],
    '2026-09-29T04:00:00Z',
  );
  expect(rates.map(([day]) => day)).toEqual([
    '2026-09-28',
    '2026-09-28',
    '2026-09-28',
    '2026-09-29',
    '2026-09-29',
  ]);
  expect(lines.length).toBe(4);
  expect(lines.every((line) => line.includes('those stored stay in use'))).toBe(true);
});

test('on a holiday the rates of the last working day stay in use, and nothing is amiss', async () => {
  const { origin, requests } = await publish(parityPage(parity));
  const source = createCentralParity(origin);
  const before = await read([source], newest);
  const asked = requests.length;
  // The first days of October, on which none are published.
  const { rates, lines } = await read([source], '2026-10-06T04:00:00Z');
  expect(rates).toEqual(before.rates);
  expect(requests.length).toBeGreaterThan(asked);
  expect(lines).toEqual([]);
});

const refusing = (records: null | []) => () => ({
  text: JSON.stringify({
    head: { rep_code: '200' },
    data: { searchlist: null, pageTotal: 0, flagMessage: '只提供一年历史数据查询及下载' },
    records,
  }),
});

test('why the central parity was refused is said in its own words', async () => {
  for (const records of [null, [] as []]) {
    const { origin } = await publish(refusing(records));
    const { lines } = await read([createCentralParity(origin)], newest);
    expect(lines.join('')).toContain('只提供一年历史数据查询及下载');
  }
});

test('a form that is another one is no rate and no silence', async () => {
  const { searchlist, days } = parity;
  const strange = [
    // Its pairs have other names.
    { searchlist: searchlist.map((pair) => pair.toLowerCase()), days },
    // More values than pairs: which is whose, nobody knows.
    { searchlist: searchlist.slice(1), days },
  ];
  for (const answer of strange) {
    const { origin } = await publish(parityPage(answer));
    const { rates, lines } = await read([createCentralParity(origin)], newest);
    expect([rates, lines.length]).toEqual([[], 1]);
    expect(lines[0]).toContain('those stored stay in use');
  }
});

test('a currency that comes no more is named, and the others are read', async () => {
  const good = await publish(parityPage(parity));
  await read([createCentralParity(good.origin)], '2026-09-29T04:00:00Z');
  const fewer = await publish(parityPage({ searchlist: ['USD/CNY'], days: { '2026-09-30': ['6.8000'] } }));
  const { rates, lines } = await read([createCentralParity(fewer.origin)], newest);
  expect(rates.at(-1)).toEqual(['2026-09-30', 'USD', 6.8, 'centralParity']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('["JPY","MXN"]');
});
