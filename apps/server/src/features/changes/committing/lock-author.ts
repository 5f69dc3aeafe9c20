import type { Transaction } from '../../../platform/db/database.ts';
import type { Membership } from '../../../platform/http/admission/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMember, lockTeam, membershipOf } from '../../writes/index.ts';

/** An author's place in the team as it stands now; undefined where they may not change ads any more. */
export async function lockAuthor(
  tx: Transaction,
  { teamId, userId }: { teamId: number; userId: number },
): Promise<Membership | undefined> {
  await lockTeam(tx, teamId, { isChanged: false });
  const member = await lockMember(tx, { teamId, userId }, { isChanged: false });
  try {
    return membershipOf(teamId, member && { ...member, lacksSecondFactor: false }, { may: 'campaign.edit' });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
