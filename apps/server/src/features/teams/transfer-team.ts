import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { transferTeam as transferTeamCall } from '@tapwright/contracts/teams';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { getLockedPair } from './get-locked-team.ts';
import { updateMember } from './members-store.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';

/** Whoever was the owner stays as an administrator. */
export async function transferTeam(
  context: TeamContext,
  { userId }: ParsedBodyOf<typeof transferTeamCall>,
): Promise<null> {
  authoriseTeam(context, 'team.transfer');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  if (userId === actorId) return null;
  await runTransaction(context.database, async (tx) => {
    const { actor, member } = await getLockedPair(tx, { teamId, actorId, userId });
    if (actor.role !== 'visitor') throw new Refusal('notPermitted');
    if (member.disabledAt !== null) throw new Refusal('memberDisabled');
    // In this order: a team has never two owners, which the database holds as well.
    await updateMember(tx, { teamId, userId: actorId }, { role: 'admin', scope: [] });
    await updateMember(tx, { teamId, userId }, { role: 'visitor', scope: [] });
    await logOperation(tx, {
      operation: 'team.transferred',
      teamId,
      by: { kind: 'person', userId: actorId },
      from: context,
      before: { owner: actor.nickName },
      after: { owner: member.nickName },
    });
    await notify(tx, context, [
      { type: 'roleChanged', userId, teamId, senderId: actorId, receiveRole: 'visitor' },
      { type: 'roleRemoved', userId: actorId, teamId, receiveRole: 'admin', detailed: 'visitor' },
    ]);
    await tellAccessChanged(tx, context, [userId, actorId]);
    await tellTeamChanged(tx, context, teamId);
  });
  return null;
}
