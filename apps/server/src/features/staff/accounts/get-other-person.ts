import type { Transaction } from '../../../platform/db/database.ts';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findPerson, isFirstStaff, type PersonRow } from './staff-accounts-store.ts';

/** Nobody shuts themselves out, and nobody shuts out the first account, which lets the others in. */
export async function getOtherPerson(
  tx: Transaction,
  { person }: PersonContext,
  userId: number,
): Promise<PersonRow> {
  const found = await findPerson(tx, userId, { forChange: true });
  if (found === undefined) throw new Refusal('notFound');
  if (userId === person.userId || isFirstStaff(found)) throw new Refusal('accountProtected');
  return found;
}
