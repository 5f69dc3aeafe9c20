import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffWrite } from '../../writes/index.ts';
import { seatOperator } from '../operators-store.ts';

type Seat = { teamId: number; userId: number; campaignGroupId: number; reason: string };

/** From now on they act in the team's name, in this campaign group; they and the team see it at once. */
export async function takeSeat(
  { tx, clock, live }: Pick<StaffWrite, 'tx' | 'clock' | 'live'>,
  seat: Seat,
): Promise<void> {
  if (!(await seatOperator(tx, { ...seat, at: clock.now() }))) throw new Refusal('ownTeam');
  await live.publishPersons(tx, [seat.userId], 'access.changed');
  await live.publishTeam(tx, seat.teamId, 'team.changed');
}
