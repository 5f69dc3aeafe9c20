import type { Balance } from '@tapwright/contracts/ledger';
import type { TeamContext } from '../../platform/http/context.ts';
import { findReportDay } from '../apple-sync/index.ts';
import { countReserves, findBook, readAccounts, readSpentFrom } from '../ledger/index.ts';

export async function findBalance(context: TeamContext): Promise<Balance> {
  const { database, membership } = context;
  // Not of a replica: whoever has just paid looks here.
  const db = database.write;
  const book = await findBook(db, membership.teamId);
  const balances = await readAccounts(db, book, ['available', 'reserved', 'receivable', 'refund']);
  const today = await findReportDay(context, membership.teamId, 'ORTZ');
  const month = `${today.slice(0, 7)}-01`;
  return {
    currency: book.currency === 'CNY' ? 'RMB' : 'USD',
    available: balances.get('available') ?? 0,
    reserved: balances.get('reserved') ?? 0,
    reservedFor: await countReserves(db, book),
    owed: Math.abs(balances.get('receivable') ?? 0),
    refund: balances.get('refund') ?? 0,
    month,
    spentInMonth: await readSpentFrom(db, book, month),
  };
}
