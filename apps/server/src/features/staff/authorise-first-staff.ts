import { authoriseStaff } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findPerson, isFirstStaff } from './staff-accounts-store.ts';

export async function authoriseFirstStaff(context: PersonContext): Promise<void> {
  authoriseStaff(context);
  const account = await findPerson(context.database.write, context.person.userId);
  if (account === undefined || !isFirstStaff(account)) throw new Refusal('firstStaffOnly');
}
