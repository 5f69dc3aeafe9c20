import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { teamRoom } from '../../platform/live/rooms.ts';

export async function tellCertificatesChanged(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  teamId: number,
): Promise<void> {
  await live.publish(tx, teamRoom(teamId), 'certificates.changed', { teamId });
}
