import { Refusal } from '../../../platform/http/refusal.ts';
import { type LockedMember, lockMember, type TeamWrite } from '../../writes/index.ts';

/** Somebody of the team, as a change of who is in it finds them. */
export async function getLockedMember({ tx, team }: TeamWrite, userId: number): Promise<LockedMember> {
  const member = await lockMember(tx, { teamId: team.teamId, userId }, { isChanged: true });
  if (member === undefined) throw new Refusal('notMember');
  return member;
}
