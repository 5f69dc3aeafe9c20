import { dayIn } from '@tapwright/domain/zones';
import type { Deps } from '../../../platform/deps.ts';
import { listNewestRates } from '../../exchange-rates/index.ts';

/** Units of a currency for one USD. */
export async function readRates(deps: Deps, currencies: readonly string[]): Promise<Map<string, number>> {
  const others = [...new Set(currencies)].filter((currency) => currency !== 'USD');
  const rates =
    others.length === 0
      ? []
      : await listNewestRates(deps.database.write, {
          currencies: others,
          into: 'USD',
          until: dayIn('UTC', deps.clock.now()),
        });
  return new Map([['USD', 1], ...rates.map(({ currency, worth }) => [currency, 1 / Number(worth)] as const)]);
}
