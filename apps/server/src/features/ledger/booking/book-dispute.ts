import { type MoneySource, moveDispute, moveRecharge } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Book } from '../ledger-store.ts';
import { bookAlways, type Booked } from './book-transaction.ts';
import { dayOf } from './day-of.ts';

type Dispute = Book & { disputeId: string; from: MoneySource; amount: number; at: Date };

const bookingOf = (dispute: Dispute, kind: 'dispute' | 'reinstate') => ({
  ...dispute,
  kind,
  key: `${kind}:${dispute.disputeId}`,
  request: [dispute.from, dispute.amount],
  effectiveOn: dayOf(dispute.at),
  subject: dispute.disputeId,
});

/** What the balance no longer holds, the team owes. */
export async function bookDispute(tx: Transaction, dispute: Dispute): Promise<Booked> {
  return bookAlways(tx, bookingOf(dispute, 'dispute'), (standing) =>
    moveDispute(standing, dispute.from, dispute.amount),
  );
}

export async function bookReinstatement(tx: Transaction, dispute: Dispute): Promise<Booked> {
  return bookAlways(tx, bookingOf(dispute, 'reinstate'), (standing) =>
    moveRecharge(standing, dispute.from, dispute.amount),
  );
}
