import { type Currency, currencyDecimals } from '@tapwright/domain/currencies';
import type { Connection } from '../../../platform/db/database.ts';
import { listNewestRates } from '../../exchange-rates/index.ts';

/** What the smallest unit of each currency is worth in that of another, by the newest rates. */
export async function listWorths(
  db: Connection,
  { currencies, into, until }: { currencies: readonly Currency[]; into: Currency; until: string },
): Promise<Map<Currency, number>> {
  const others = currencies.filter((currency) => currency !== into);
  const rates =
    others.length === 0
      ? []
      : await listNewestRates(db, { currencies: others, into: into === 'CNY' ? 'CNY' : 'USD', until });
  const known = new Map(rates.map(({ currency, worth }) => [currency, Number(worth)]));
  return new Map(
    currencies.flatMap((currency) => {
      const worth = currency === into ? 1 : known.get(currency);
      return worth === undefined
        ? []
        : [[currency, worth * 10 ** (currencyDecimals[into] - currencyDecimals[currency])] as const];
    }),
  );
}
