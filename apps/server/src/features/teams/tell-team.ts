import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { teamRoom, userRoom } from '../../platform/live/rooms.ts';

type Teller = Pick<Deps, 'live'>;

/** Their list of teams, a role or a scope is another now: their pages read it anew. */
export async function tellAccessChanged(
  tx: Transaction,
  { live }: Teller,
  userIds: readonly number[],
): Promise<void> {
  await live.publishEach(
    tx,
    'access.changed',
    userIds.map((userId) => ({ room: userRoom(userId), payload: {} })),
  );
}

export async function tellTeamChanged(tx: Transaction, { live }: Teller, teamId: number): Promise<void> {
  await live.publish(tx, teamRoom(teamId), 'team.changed', { teamId });
}
