export {
  asCny,
  asUsd,
  findNextRateDay,
  listNewestRates,
  meanWorthTable,
  putRates,
  worthColumns,
  worthTable,
  type ExchangeRate,
} from './rates-store.ts';
export { askForRates, readRates, readRatesJob } from './read-rates.ts';
export { sampleRates } from './sample-rates.ts';
