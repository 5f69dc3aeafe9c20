import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type findStatement as findStatementCall,
  kindsOf,
  type StatementFilter,
} from '@tapwright/contracts/ledger';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findBook } from './find-book.ts';
import { type BookedRow, countBooked, listBooked } from './statement-store.ts';

/** Undefined: all, which is read without looking at the kind. */
export const kindsShown = (show: StatementFilter) => (show === 'all' ? undefined : kindsOf[show]);

const viewBooked = (row: BookedRow) => ({ ...row, bookedAt: row.bookedAt.toISOString() });

export async function findStatement(
  { database, membership }: TeamContext,
  { show, pageNum, pageSize }: ParsedQueryOf<typeof findStatementCall>,
): Promise<AnswerOf<typeof findStatementCall>> {
  const db = database.write;
  const book = await findBook(db, membership.teamId);
  const kinds = kindsShown(show);
  const total = await countBooked(db, book, kinds);
  const passed = (pageNum - 1) * pageSize;
  // Without a filter the place of a row is its number, so that a late page reads no row before it.
  const place = kinds === undefined ? { upTo: total - passed, offset: 0 } : { offset: passed };
  const rows = await listBooked(db, book, { kinds, order: 'newest', limit: pageSize, ...place });
  return { list: rows.map(viewBooked), total, currency: book.currency === 'CNY' ? 'RMB' : 'USD' };
}
