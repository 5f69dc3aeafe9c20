import type { StatementDays } from '@tapwright/contracts/ledger';
import { addDays, type Day, getDay } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection } from '../../../platform/db/database.ts';
import { type Book, readAccounts } from '../ledger-store.ts';
import { dayOf } from '../booking/day-of.ts';
import { type Block, findLastNumber } from './statement-store.ts';

type Asked = { startTime?: string | undefined; endTime?: string | undefined };

/** Days of UTC that are over; undefined: none were asked for. */
export function cutToDaysOver({ startTime, endTime }: Asked, now: Date): DayRange | undefined {
  if (startTime === undefined || endTime === undefined) return undefined;
  const yesterday = addDays(getDay(dayOf(now)), -1);
  const to = endTime < yesterday ? getDay(endTime) : yesterday;
  return { from: startTime < to ? getDay(startTime) : to, to };
}

const startOf = (day: Day) => new Date(`${day}T00:00:00Z`);

/**
 * A range is what lies between two numbers, so the balances of its ends differ by what is in it, whatever a clock said
 * between them.
 */
export async function findBlock(db: Connection, book: Book, days: DayRange | undefined): Promise<Block> {
  if (days === undefined) return { above: 0, upTo: await findLastNumber(db, book) };
  const above = await findLastNumber(db, book, startOf(days.from));
  const upTo = await findLastNumber(db, book, startOf(addDays(days.to, 1)));
  return { above, upTo: Math.max(above, upTo) };
}

async function readStanding(db: Connection, book: Book, upTo: number) {
  const balances = await readAccounts(db, book, ['available', 'reserved'], upTo);
  return { available: balances.get('available') ?? 0, reserved: balances.get('reserved') ?? 0 };
}

export async function readEnds(
  db: Connection,
  book: Book,
  days: DayRange,
  { above, upTo }: Block,
): Promise<StatementDays> {
  return {
    ...days,
    before: await readStanding(db, book, above),
    after: await readStanding(db, book, upTo),
  };
}
