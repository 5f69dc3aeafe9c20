import type { Transaction } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { OrderKey } from '../orders-store.ts';
import { keepFiles } from './files-store.ts';

/** Files of one's own that nothing has named yet. */
export async function keepNewFiles(
  tx: Transaction,
  names: readonly string[],
  { teamId, orderId, userId, messageId }: OrderKey & { userId: number; messageId?: number },
): Promise<void> {
  const wanted = new Set(names);
  const kept = await keepFiles(tx, [...wanted], { teamId, orderId, userId, messageId });
  if (kept !== wanted.size) throw new Refusal('badInput', { fields: { files: 'managedOrders:rules.files' } });
}
