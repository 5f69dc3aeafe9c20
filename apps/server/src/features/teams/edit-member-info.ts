import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { MemberView, modifyMemberInfo } from '@tapwright/contracts/members';
import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../notifications/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { checkGrantable } from './check-grant.ts';
import { getLockedPair } from './get-locked-team.ts';
import { getMemberView } from './member-view.ts';
import { type LockedMember, updateMember } from './members-store.ts';
import { tellAccessChanged, tellTeamChanged } from './tell-team.ts';

/** What the team calls somebody, and whether they are enabled there. */
export async function editMemberInfo(
  context: TeamContext,
  { userId, remark, roleUserStatus, revision }: ParsedBodyOf<typeof modifyMemberInfo>,
): Promise<MemberView> {
  authoriseTeam(context, 'member.manage');
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  return runTransaction(context.database, async (tx) => {
    const { actor, member } = await getLockedPair(tx, { teamId, actorId, userId });
    checkGrantable(actor, member.role);
    if (member.revision !== revision) throw new Refusal('changedMeanwhile');
    if (remark !== undefined && remark !== member.remark) {
      await updateMember(tx, { teamId, userId }, { remark });
      await logOperation(tx, {
        operation: 'member.changed',
        teamId,
        by: { kind: 'person', userId: actorId },
        from: context,
        subject: { userId, nickName: member.nickName },
        before: { remark: member.remark },
        after: { remark },
      });
      await tellTeamChanged(tx, context, teamId);
    }
    const isDisabled = member.disabledAt !== null;
    if (roleUserStatus !== undefined && (roleUserStatus === 1) !== isDisabled) {
      await setStatus(tx, context, member, roleUserStatus);
    }
    return getMemberView(tx, teamId, userId);
  });
}

async function setStatus(
  tx: Transaction,
  context: TeamContext,
  { userId, nickName }: LockedMember,
  roleUserStatus: 0 | 1,
): Promise<void> {
  const { teamId } = context.membership;
  const actorId = context.person.userId;
  const disabledAt = roleUserStatus === 1 ? context.clock.now() : null;
  await updateMember(tx, { teamId, userId }, { disabledAt });
  await logOperation(tx, {
    operation: roleUserStatus === 1 ? 'member.disabled' : 'member.enabled',
    teamId,
    by: { kind: 'person', userId: actorId },
    from: context,
    subject: { userId, nickName },
  });
  await notify(tx, context, [
    { type: 'joinedOrStatusChanged', userId, teamId, senderId: actorId, roleUserStatus },
  ]);
  await tellAccessChanged(tx, context, [userId]);
  await tellTeamChanged(tx, context, teamId);
}
