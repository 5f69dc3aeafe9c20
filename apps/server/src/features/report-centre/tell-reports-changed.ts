import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { teamRoom } from '../../platform/live/rooms.ts';

/** A saved report or a run, of whomever: each then reads what is theirs. */
export async function tellReportsChanged(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  teamId: number,
): Promise<void> {
  await live.publish(tx, teamRoom(teamId), 'reports.changed', { teamId });
}
