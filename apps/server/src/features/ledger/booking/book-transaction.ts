import { createHash } from 'node:crypto';
import type { LedgerLine, Standing } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import { type Book, insertTransaction, openBook, type TransactionKind } from '../ledger-store.ts';

/** `request`: what was wished for. The same key with another wish is a fault. */
export type Booking = Book & {
  kind: TransactionKind;
  key: string;
  request: readonly (string | number)[];
  effectiveOn: string;
  subject?: string;
  at: Date;
};
/** `number`: of the transaction, which is the first one's when it is repeated; undefined when nothing was to be moved. */
export type Booked = { number: number | undefined; isRepeated: boolean };

/**
 * The one way into the ledger, in the caller's transaction. `move` answers undefined where the balance is too low;
 * then nothing is booked, and so is the answer.
 */
export async function bookTransaction(
  tx: Transaction,
  booking: Booking,
  move: (standing: Standing) => Promise<LedgerLine[] | undefined> | LedgerLine[] | undefined,
): Promise<Booked | undefined> {
  const { teamId, currency, kind, key, effectiveOn, subject, at } = booking;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([currency, kind, ...booking.request]))
    .digest();
  const { bookedAs, bookedRequest, available, receivable } = await openBook(tx, booking, key);
  if (bookedAs !== null) {
    if (bookedRequest?.equals(requestHash) !== true)
      throw new Error(`The ledger of team ${teamId} has ${key} already, for something else.`);
    return { number: bookedAs, isRepeated: true };
  }
  const lines = await move({ available, owed: -receivable });
  if (lines === undefined) return undefined;
  if (lines.length === 0) return { number: undefined, isRepeated: false };
  const number = await insertTransaction(
    tx,
    {
      teamId,
      currency,
      kind,
      idempotencyKey: key,
      requestHash,
      effectiveOn,
      subject: subject ?? null,
      createdAt: at,
    },
    lines,
  );
  return { number, isRepeated: false };
}

/** What ends in one way only, whatever stands. */
export async function bookAlways(
  tx: Transaction,
  booking: Booking,
  move: (standing: Standing) => Promise<LedgerLine[]> | LedgerLine[],
): Promise<Booked> {
  const booked = await bookTransaction(tx, booking, move);
  if (booked === undefined) throw new TypeError('A move that cannot be refused was refused.');
  return booked;
}
