import { isDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import type { RateSource } from './rate-source.ts';
import type { ExchangeRate } from './rates-store.ts';
import { readPublished } from './read-published.ts';

/** What is quoted: CNY for so many units, or units for one CNY. */
const pairs: Readonly<Record<string, { currency: string; units?: number; isInverse?: true }>> = {
  'USD/CNY': { currency: 'USD' },
  'EUR/CNY': { currency: 'EUR' },
  '100JPY/CNY': { currency: 'JPY', units: 100 },
  'GBP/CNY': { currency: 'GBP' },
  'AUD/CNY': { currency: 'AUD' },
  'NZD/CNY': { currency: 'NZD' },
  'CAD/CNY': { currency: 'CAD' },
  'CNY/RUB': { currency: 'RUB', isInverse: true },
  'CNY/MXN': { currency: 'MXN', isInverse: true },
};

const name = 'centralParity';
/** Pages of a hundred are refused. */
const pageSize = 30;
const maxPages = 20;

/** Without records, or with none, a refusal comes as an answer like any other. */
const refusal = z.object({ data: z.object({ flagMessage: z.nullish(z.string()) }) });
const page = z.object({
  data: z.object({
    searchlist: z.array(z.string()),
    pageTotal: z.int().check(z.lte(maxPages)),
  }),
  records: z.array(z.object({ date: z.string().check(z.refine(isDay)), values: z.array(z.string()) })),
});
type Page = z.infer<typeof page>;

/** The renminbi's central parity, which China's central bank has published on each of its working days. */
export function createCentralParity(origin = 'https://www.chinamoney.com.cn'): RateSource {
  const readPage = async (
    { from, until }: { from: string; until: string },
    pageNum: number,
    signal: AbortSignal,
  ): Promise<Page> => {
    const address = new URL('/ags/ms/cm-u-bk-ccpr/CcprHisNew', origin);
    address.search = new URLSearchParams({
      startDate: from,
      endDate: until,
      currency: Object.keys(pairs).join(','),
      pageNum: String(pageNum),
      pageSize: String(pageSize),
    }).toString();
    const answer: unknown = JSON.parse((await readPublished(address, signal)) ?? '');
    const why = z.safeParse(refusal, answer).data?.data.flagMessage;
    if (why) throw new Error(`The central parity was refused: ${why}`);
    return z.parse(page, answer);
  };
  return {
    name,
    currencies: Object.values(pairs).map(({ currency }) => currency),
    publishedAtHour: 2,
    daysAtOnce: 90,
    read: async (range, signal) => {
      const rates: ExchangeRate[] = [];
      for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
        const page = await readPage(range, pageNum, signal);
        pages = page.data.pageTotal;
        rates.push(...readRates(page));
      }
      return rates;
    },
  };
}

/** Values come in the order in which the answer itself names the pairs. */
function* readRates({ data: { searchlist }, records }: Page): Generator<ExchangeRate> {
  for (const { date, values } of records) {
    // Whose is which, nobody would know.
    if (values.length !== searchlist.length) throw new Error('The central parity has come in another form.');
    for (const [place, quoted] of searchlist.entries()) {
      const pair = pairs[quoted];
      const value = Number(values[place]);
      // A pair that is not quoted on a day has a dash there.
      if (pair === undefined || !(value > 0)) continue;
      const worth = pair.isInverse ? 1 / value : value / (pair.units ?? 1);
      yield { currency: pair.currency, day: date, cnyPerUnit: worth.toPrecision(10), source: name };
    }
  }
}
