import { type MoneySource, moveRecharge } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Book } from '../ledger-store.ts';
import { bookAlways, type Booked } from './book-transaction.ts';
import { dayOf } from './day-of.ts';

export type Recharge = Book & { from: MoneySource; amount: number; key: string; subject?: string; at: Date };

export async function bookRecharge(tx: Transaction, recharge: Recharge): Promise<Booked> {
  const { from, amount, at } = recharge;
  const booking = { ...recharge, kind: 'recharge', request: [from, amount], effectiveOn: dayOf(at) } as const;
  return bookAlways(tx, booking, (standing) => moveRecharge(standing, from, amount));
}
