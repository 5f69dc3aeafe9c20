import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { teamRoom, userRoom } from '../../../platform/live/rooms.ts';

type Changed = { teamId: number; changeSetId: number };

/** A set was committed, moved on or ended. */
export async function publishChanges(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  { teamId, changeSetId }: Changed,
): Promise<void> {
  await live.publish(tx, teamRoom(teamId), 'changes.changed', { teamId, changeSetId });
}

/** A draft is nobody's but its author's, on whichever device. */
export async function publishDraft(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  { teamId, changeSetId, authorId }: Changed & { authorId: number },
): Promise<void> {
  await live.publish(tx, userRoom(authorId), 'changes.changed', { teamId, changeSetId });
}
