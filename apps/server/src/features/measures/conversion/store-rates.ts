import type { Database, Transaction } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { factLevelNames, factLevels } from '../facts/fact-levels.ts';
import { convertAnew, listAccountsIn, lockRates } from './conversion-store.ts';
import { lockAccount } from '../months/months-store.ts';
import { type ExchangeRate, findNextRateDay, putRates } from '../../exchange-rates/index.ts';

/** New rates, and the amounts of the days they are about. A rate that was late rewrites what was converted without it. */
export async function storeRates(database: Database, rates: readonly ExchangeRate[]): Promise<number> {
  return systemWrite({ database }, 'rates of the market belong to no team', ({ tx }) =>
    putRatesInto(tx, rates),
  );
}

/** The same in a transaction of somebody's; answers how many were new or differed. */
export async function putRatesInto(tx: Transaction, rates: readonly ExchangeRate[]): Promise<number> {
  await lockRates(tx, 'alone');
  const changed = await putRates(tx, rates);
  const byCurrency = Map.groupBy(changed, ({ currency }) => currency);
  for (const [currency, days] of byCurrency) {
    const sorted = days.map(({ day }) => day).toSorted();
    await convertFrom(tx, currency, sorted[0] ?? '', sorted.at(-1) ?? '');
  }
  return changed.length;
}

async function convertFrom(tx: Transaction, currency: string, first: string, last: string): Promise<void> {
  const until = await findNextRateDay(tx, currency, last);
  for (const account of await listAccountsIn(tx, currency)) {
    await lockAccount(tx, account);
    for (const level of factLevelNames)
      await convertAnew(tx, factLevels[level], account, { from: first, until });
  }
}
