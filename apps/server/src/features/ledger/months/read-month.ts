import type { ClosedMonth } from '@tapwright/contracts/ledger-months';
import { addDays, type Day, firstOfMonth, getDay } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection } from '../../../platform/db/database.ts';
import { dayOf } from '../booking/day-of.ts';
import { type Book, readAccounts } from '../ledger-store.ts';
import { findBlock } from '../statement/find-block.ts';
import type { Block } from '../statement/statement-store.ts';
import { findFirstBooking } from './months-store.ts';

const accounts = [
  'available',
  'reserved',
  'spent',
  'refund',
  'receivable',
  'funding',
  'stripeClearing',
  'alipayClearing',
] as const;

export function daysOf(month: string): DayRange {
  const from = getDay(`${month}-01`);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

const monthOf = (day: Day) => day.slice(0, 7);

/** Months that are over, the newest first, from the first in which something was booked. */
export async function listClosedMonths(db: Connection, book: Book, now: Date): Promise<string[]> {
  const first = await findFirstBooking(db, book);
  if (first === undefined) return [];
  const months: string[] = [];
  let last = addDays(firstOfMonth(getDay(dayOf(now))), -1);
  while (monthOf(last) >= monthOf(getDay(dayOf(first)))) {
    months.push(monthOf(last));
    last = addDays(firstOfMonth(last), -1);
  }
  return months;
}

/** Read from the balances at its ends alone, however much was booked between them. */
export async function readMonth(
  db: Connection,
  book: Book,
  month: string,
): Promise<{ month: ClosedMonth; block: Block }> {
  const block = await findBlock(db, book, daysOf(month));
  const [before, after] = [await readEnd(db, book, block.above), await readEnd(db, book, block.upTo)];
  return {
    block,
    month: {
      month,
      bookings: block.upTo - block.above,
      cameIn: after.came - before.came,
      spent: after.spent - before.spent,
      before: before.standing,
      after: after.standing,
    },
  };
}

async function readEnd(db: Connection, book: Book, upTo: number) {
  const balances = await readAccounts(db, book, accounts, upTo);
  const of = (account: (typeof accounts)[number]) => balances.get(account) ?? 0;
  return {
    standing: {
      available: of('available'),
      reserved: of('reserved'),
      refund: of('refund'),
      owed: Math.abs(of('receivable')),
    },
    spent: of('spent'),
    // What stands against a team is below zero.
    came: 0 - of('funding') - of('stripeClearing') - of('alipayClearing'),
  };
}
