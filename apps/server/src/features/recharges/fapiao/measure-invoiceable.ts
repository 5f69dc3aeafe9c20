import type { Connection } from '../../../platform/db/database.ts';
import { readAccounts } from '../../ledger/index.ts';
import { sumInvoiced } from './fapiao-store.ts';

/** What came by bank and providers and has not gone back, nor is about to, without what has its fapiao or waits for one. */
export async function measureInvoiceable(db: Connection, teamId: number): Promise<number> {
  const accounts = ['funding', 'stripeClearing', 'alipayClearing', 'refund'] as const;
  const balances = await readAccounts(db, { teamId, currency: 'CNY' }, accounts);
  const came = accounts.reduce((sum, account) => sum - (balances.get(account) ?? 0), 0);
  return came - (await sumInvoiced(db, teamId));
}
