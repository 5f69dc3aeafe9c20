import {
  type MoneySource,
  moveRefundBegin,
  moveRefundEnd,
  moveRefundFail,
} from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Book } from '../ledger-store.ts';
import { bookAlways, type Booked, bookTransaction } from './book-transaction.ts';
import { dayOf } from './day-of.ts';

type Refund = Book & { refundId: string; amount: number; at: Date };

const bookingOf = (refund: Refund, kind: 'refundBegin' | 'refundEnd' | 'refundFail') => ({
  ...refund,
  kind,
  // A refund ends once: paid out or given back.
  key: kind === 'refundBegin' ? `refund:${refund.refundId}` : `refund:${refund.refundId}:end`,
  request: [refund.amount],
  effectiveOn: dayOf(refund.at),
  subject: refund.refundId,
});

/** Set aside before anybody is asked to pay it out. Undefined: the balance is too low. */
export async function beginRefund(tx: Transaction, refund: Refund): Promise<Booked | undefined> {
  return bookTransaction(tx, bookingOf(refund, 'refundBegin'), (standing) =>
    moveRefundBegin(standing, refund.amount),
  );
}

export async function endRefund(tx: Transaction, refund: Refund & { to: MoneySource }): Promise<Booked> {
  return bookAlways(tx, bookingOf(refund, 'refundEnd'), () => moveRefundEnd(refund.to, refund.amount));
}

export async function failRefund(tx: Transaction, refund: Refund): Promise<Booked> {
  return bookAlways(tx, bookingOf(refund, 'refundFail'), (standing) =>
    moveRefundFail(standing, refund.amount),
  );
}
