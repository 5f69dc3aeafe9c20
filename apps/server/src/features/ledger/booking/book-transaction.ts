import { createHash } from 'node:crypto';
import type { LedgerLine, Standing } from '@tapwright/domain/ledger-moves';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  type Book,
  findBooked,
  insertTransaction,
  lockBook,
  readAccounts,
  type TransactionKind,
} from '../ledger-store.ts';

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
  await lockBook(tx, booking);
  const before = await findBooked(tx, teamId, key);
  if (before !== undefined) {
    if (!before.requestHash.equals(requestHash))
      throw new Error(`The ledger of team ${teamId} has ${key} already, for something else.`);
    return { number: before.number, isRepeated: true };
  }
  const lines = await move(await readStanding(tx, booking));
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

async function readStanding(tx: Transaction, book: Book): Promise<Standing> {
  const balances = await readAccounts(tx, book, ['available', 'receivable']);
  return { available: balances.get('available') ?? 0, owed: -(balances.get('receivable') ?? 0) };
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
