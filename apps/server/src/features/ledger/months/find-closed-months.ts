import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findClosedMonths as findClosedMonthsCall } from '@tapwright/contracts/ledger-months';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findBook } from '../statement/find-book.ts';
import { listClosedMonths, readMonth } from './read-month.ts';

export async function findClosedMonths(
  { database, membership, clock }: TeamContext,
  { pageNum, pageSize }: ParsedQueryOf<typeof findClosedMonthsCall>,
): Promise<AnswerOf<typeof findClosedMonthsCall>> {
  const db = database.write;
  const book = await findBook(db, membership.teamId);
  const months = await listClosedMonths(db, book, clock.now());
  const list = [];
  for (const each of months.slice((pageNum - 1) * pageSize, pageNum * pageSize))
    list.push((await readMonth(db, book, each)).month);
  return { list, total: months.length, currency: book.currency === 'CNY' ? 'RMB' : 'USD' };
}
