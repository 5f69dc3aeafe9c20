import { dayIn } from '@tapwright/domain/zones';
import type { Connection } from '../../../platform/db/database.ts';
import { listNewestRates } from '../../exchange-rates/index.ts';

/** Units of a currency for one USD; null for those whose limits need none, and where no rate is known. */
export async function readRate(db: Connection, currency: string, now: Date): Promise<number | null> {
  if (['USD', 'CNY', 'RMB'].includes(currency)) return null;
  const [rate] = await listNewestRates(db, { currencies: [currency], into: 'USD', until: dayIn('UTC', now) });
  return rate === undefined ? null : 1 / Number(rate.worth);
}
