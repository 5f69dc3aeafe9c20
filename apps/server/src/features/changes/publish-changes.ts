import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { teamRoom } from '../../platform/live/rooms.ts';

/** A set was committed, moved on or ended. */
export async function publishChanges(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
): Promise<void> {
  await live.publish(tx, teamRoom(teamId), 'changes.changed', { teamId, changeSetId });
}
