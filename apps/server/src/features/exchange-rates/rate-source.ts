import type { ExchangeRate } from './rates-store.ts';

/** Where rates come from. One that cannot be reached throws; what is stored then stays in use, with its age. */
export type RateSource = {
  name: string;
  /** Each currency has one source. */
  currencies: readonly string[];
  /** Of the day's rates, in UTC; none on weekends. */
  publishedAtHour: number;
  /** The longest range that is requested at once. */
  daysAtOnce: number;
  /** All rates published from `from` to `until`, both included. */
  read(range: { from: string; until: string }, signal: AbortSignal): Promise<ExchangeRate[]>;
};
