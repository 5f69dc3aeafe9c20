import { addDays, type Day, getDay, weekdayOf } from '@tapwright/domain/days';
import type { ExchangeRate } from './rates-store.ts';
import type { RateSource } from './rate-source.ts';

/** CNY for one unit, rounded figures of no particular day. */
const middles: Readonly<Record<string, number>> = {
  USD: 7.1,
  EUR: 8.2,
  GBP: 9.5,
  JPY: 0.047,
  AUD: 4.6,
  CAD: 5.1,
  MXN: 0.38,
  NZD: 4.2,
  RUB: 0.088,
  INR: 0.081,
  BRL: 1.3,
  IDR: 0.000_43,
};

/** A slow wave of one in a hundred, the same on each asking. */
const sway = (day: Day, place: number) => 1 + 0.01 * Math.sin(Date.parse(day) / 86_400_000 / 9 + place);

/** Invented rates for the demo, named so wherever a rate is shown. As at a central bank, none on weekends. */
export const sampleRates: RateSource = {
  name: 'sample',
  currencies: Object.keys(middles),
  publishedAtHour: 0,
  daysAtOnce: 1000,
  read: async ({ from, until }) => {
    const rates: ExchangeRate[] = [];
    for (let day = getDay(from); day <= until; day = addDays(day, 1)) {
      if (weekdayOf(day) > 5) continue;
      for (const [place, [currency, middle]] of Object.entries(middles).entries())
        rates.push({
          currency,
          day,
          cnyPerUnit: (middle * sway(day, place)).toPrecision(6),
          source: 'sample',
        });
    }
    return rates;
  },
};
