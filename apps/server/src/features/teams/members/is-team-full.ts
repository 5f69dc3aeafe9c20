import { maxMembersOfTeam } from '@tapwright/contracts/teams';
import type { Transaction } from '../../../platform/db/database.ts';
import { listMemberIds } from './members-store.ts';

export async function isTeamFull(tx: Transaction, teamId: number): Promise<boolean> {
  return (await listMemberIds(tx, teamId)).length >= maxMembersOfTeam;
}
