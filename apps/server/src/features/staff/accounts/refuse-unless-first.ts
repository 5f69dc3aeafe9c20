import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffWrite } from '../../writes/index.ts';
import { findPerson, isFirstStaff } from './staff-accounts-store.ts';

/** The first staff account alone lets others in and out. */
export async function refuseUnlessFirst({ tx, person }: StaffWrite): Promise<void> {
  const account = await findPerson(tx, person.userId);
  if (account === undefined || !isFirstStaff(account)) throw new Refusal('firstStaffOnly');
}
