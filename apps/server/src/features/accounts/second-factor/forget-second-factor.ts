import type { Transaction } from '../../../platform/db/database.ts';
import { forgetPassed } from '../sessions/sessions-store.ts';
import { deleteSecondFactorRow } from './second-factor-store.ts';

/** False: there was none. Whatever was passed with it counts no more. */
export async function forgetSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  const wasThere = await deleteSecondFactorRow(tx, userId);
  await forgetPassed(tx, userId);
  return wasThere;
}
