import { isDay } from '@tapwright/domain/days';
import type { RateSource } from './rate-source.ts';
import type { ExchangeRate } from './rates-store.ts';
import { readPublished } from './read-published.ts';

const name = 'euroReference';
/** Those of Apple's currencies for which there is no central parity. */
const currencies = ['BRL', 'IDR', 'INR'];

/** The European Central Bank's reference rates: each against the euro, and CNY by way of it. */
export function createEuroReference(origin = 'https://data-api.ecb.europa.eu'): RateSource {
  return {
    name,
    currencies,
    publishedAtHour: 16,
    daysAtOnce: 400,
    read: async ({ from, until }, signal) => {
      const address = new URL(`/service/data/EXR/D.${['CNY', ...currencies].join('+')}.EUR.SP00.A`, origin);
      address.search = new URLSearchParams({
        startPeriod: from,
        endPeriod: until,
        detail: 'dataonly',
        format: 'csvdata',
      }).toString();
      return cross(readCells((await readPublished(address, signal)) ?? ''));
    },
  };
}

type Cell = { currency: string; day: string; perEuro: number };

/** No cell of it has a comma: with `dataonly` there are keys, days and numbers. */
function readCells(text: string): Cell[] {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const heads = head.split(',');
  const [currencyAt, dayAt, valueAt] = ['CURRENCY', 'TIME_PERIOD', 'OBS_VALUE'].map((each) =>
    heads.indexOf(each),
  );
  if (currencyAt === undefined || dayAt === undefined || valueAt === undefined) return [];
  if (text !== '' && Math.min(currencyAt, dayAt, valueAt) < 0)
    throw new Error('The euro reference rates have come in another form.');
  return lines.flatMap((line) => {
    const cells = line.split(',');
    const [currency = '', day = '', value] = [cells[currencyAt], cells[dayAt], cells[valueAt]];
    const perEuro = Number(value);
    return isDay(day) && perEuro > 0 ? [{ currency, day, perEuro }] : [];
  });
}

function cross(cells: readonly Cell[]): ExchangeRate[] {
  const yuan = new Map(cells.filter(({ currency }) => currency === 'CNY').map((cell) => [cell.day, cell]));
  return cells.flatMap(({ currency, day, perEuro }) => {
    const cny = yuan.get(day);
    if (cny === undefined || !currencies.includes(currency)) return [];
    return [{ currency, day, cnyPerUnit: (cny.perEuro / perEuro).toPrecision(10), source: name }];
  });
}
