import { findCurrency } from '@tapwright/domain/currencies';
import type { Connection } from '../../../platform/db/database.ts';
import type { Book } from '../ledger-store.ts';
import { findTeam } from './statement-store.ts';

/** The book of a team, in the currency it settles in. */
export async function findBook(db: Connection, teamId: number): Promise<Book & { teamName: string }> {
  const { teamName, currencyType } = await findTeam(db, teamId);
  return { teamId, teamName, currency: findCurrency(currencyType) === 'CNY' ? 'CNY' : 'USD' };
}
