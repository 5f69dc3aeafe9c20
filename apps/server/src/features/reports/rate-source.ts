import type { ExchangeRate } from './rates-store.ts';

/** Where rates come from. One that cannot be reached throws; what is stored then stays in use, with its age. */
export type RateSource = {
  name: string;
  /** All rates published from `from` to `until`, both included. */
  read(range: { from: string; until: string }, signal: AbortSignal): Promise<ExchangeRate[]>;
};
