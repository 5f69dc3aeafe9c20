import { moveReserve } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import { type Book, findOrMakeReserve } from '../ledger-store.ts';
import { type Booked, bookTransaction } from './book-transaction.ts';
import { dayOf } from './day-of.ts';

type Reserve = Book & { campaignId: number; amount: number; key: string; at: Date };

/** Undefined: the balance is too low, and nothing was reserved. */
export async function reserveBudget(tx: Transaction, wanted: Reserve): Promise<Booked | undefined> {
  const { teamId, campaignId, amount, at } = wanted;
  const reserveId = await findOrMakeReserve(tx, teamId, campaignId);
  const request = [reserveId, amount];
  const booking = { ...wanted, kind: 'reserve', request, effectiveOn: dayOf(at) } as const;
  return bookTransaction(tx, booking, (standing) => moveReserve(standing, reserveId, amount));
}
