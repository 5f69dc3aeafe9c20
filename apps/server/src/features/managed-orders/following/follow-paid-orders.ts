import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { listPaidOrders } from '../orders-store.ts';
import { followOrder } from './follow-order.ts';
import { tellMonth } from './tell-month.ts';

/** Campaigns that ended by themselves or were changed elsewhere, and the turn of a month. */
export async function followPaidOrders(deps: Deps): Promise<void> {
  for (const key of await listPaidOrders(deps.database.write))
    await systemWrite(deps, 'the timetable; what moved the campaigns was logged', async ({ tx }) => {
      await tellMonth(tx, deps, key);
      await followOrder(tx, deps, key);
    });
}
