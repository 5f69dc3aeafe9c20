import type { Deps } from '../../platform/deps.ts';
import { systemWrite } from '../writes/index.ts';
import { publishOrder } from './announce-order.ts';
import { listOpenProposals } from './campaigns-store.ts';
import { proposalsOver } from './events.ts';
import { releaseOrders } from './operators-store.ts';

/** The orders of whoever is staff no longer wait for a colleague, and what they proposed cannot be approved. */
export async function endOperator(deps: Deps, { userId }: { userId: number }): Promise<void> {
  await systemWrite(deps, 'what follows from what staff logged', async ({ tx }) => {
    for (const key of await releaseOrders(tx, userId)) {
      const changeSetIds = await listOpenProposals(tx, key);
      const { teamId } = key;
      if (changeSetIds.length > 0) await deps.jobs.enqueue(tx, proposalsOver, { teamId, changeSetIds });
      await publishOrder(tx, deps, teamId);
    }
  });
}
