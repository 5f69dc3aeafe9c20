import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOpenProposals } from './campaigns-store.ts';
import { proposalsOver } from './events.ts';
import { unseatOperator } from './operators-store.ts';
import type { OrderRow } from './orders-store.ts';

/** Nothing more is done for this order: whoever worked on it leaves, and what they proposed cannot be approved. */
export async function endWork(
  tx: Transaction,
  { live, jobs }: Pick<Deps, 'live' | 'jobs'>,
  order: OrderRow,
): Promise<void> {
  const { teamId, staffId, campaignGroupId } = order;
  const changeSetIds = await listOpenProposals(tx, order);
  if (changeSetIds.length > 0) await jobs.enqueue(tx, proposalsOver, { teamId, changeSetIds });
  if (staffId === null || campaignGroupId === null) return;
  await unseatOperator(tx, { teamId, userId: staffId, campaignGroupId });
  await live.publishPersons(tx, [staffId], 'access.changed');
  await live.publishTeam(tx, teamId, 'team.changed');
}
