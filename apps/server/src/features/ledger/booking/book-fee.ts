import { type FeeSource, moveFee } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import type { LedgerCurrency } from '../ledger-store.ts';
import { bookAlways, type Booked } from './book-transaction.ts';
import { dayOf } from './day-of.ts';

/** The platform's own book: what a provider keeps is ours to bear, and no team's. */
const platform = 0;

type Fee = {
  currency: LedgerCurrency;
  from: FeeSource;
  amount: number;
  key: string;
  subject: string;
  at: Date;
};

export async function bookFee(tx: Transaction, fee: Fee): Promise<Booked> {
  const { from, amount, at } = fee;
  const booking = { ...fee, teamId: platform, kind: 'fee', request: [from, amount] } as const;
  return bookAlways(tx, { ...booking, effectiveOn: dayOf(at) }, () => moveFee(from, amount));
}
