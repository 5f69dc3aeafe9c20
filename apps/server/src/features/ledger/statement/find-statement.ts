import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type findStatement as findStatementCall,
  kindsOf,
  type StatementFilter,
} from '@tapwright/contracts/ledger';
import type { TeamContext } from '../../../platform/http/context.ts';
import { cutToDaysOver, findBlock, readEnds } from './find-block.ts';
import { findBook } from './find-book.ts';
import { type BookedRow, countBooked, listBooked } from './statement-store.ts';

/** Undefined: all, which is read without looking at the kind. */
export const kindsShown = (show: StatementFilter) => (show === 'all' ? undefined : kindsOf[show]);

const viewBooked = (row: BookedRow) => ({ ...row, bookedAt: row.bookedAt.toISOString() });

export async function findStatement(
  { database, membership, clock }: TeamContext,
  { show, pageNum, pageSize, ...asked }: ParsedQueryOf<typeof findStatementCall>,
): Promise<AnswerOf<typeof findStatementCall>> {
  const db = database.write;
  const book = await findBook(db, membership.teamId);
  const kinds = kindsShown(show);
  const days = cutToDaysOver(asked, clock.now());
  const { above, upTo } = await findBlock(db, book, days);
  const total = await countBooked(db, book, kinds, { above, upTo });
  const passed = (pageNum - 1) * pageSize;
  // Without a filter the place of a row is its number, so that a late page reads no row before it.
  const place = kinds === undefined ? { upTo: upTo - passed, offset: 0 } : { upTo, offset: passed };
  const rows = await listBooked(db, book, { kinds, above, order: 'newest', limit: pageSize, ...place });
  return {
    list: rows.map(viewBooked),
    total,
    currency: book.currency === 'CNY' ? 'RMB' : 'USD',
    days: days === undefined ? null : await readEnds(db, book, days, { above, upTo }),
  };
}
