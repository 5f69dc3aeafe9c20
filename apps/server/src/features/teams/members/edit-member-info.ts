import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { type MemberView, modifyMemberInfo } from '@tapwright/contracts/members';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { type LockedMember, type LoggedRow, membersWrite, type TeamWrite } from '../../writes/index.ts';
import { checkMayManage } from './check-grant.ts';
import { getLockedMember } from './get-locked-member.ts';
import { getMemberView } from './member-view.ts';
import { updateMember } from './members-store.ts';

/** What the team calls somebody, and whether they are enabled there. */
export async function editMemberInfo(
  context: TeamContext,
  { userId, remark, roleUserStatus, revision }: ParsedBodyOf<typeof modifyMemberInfo>,
): Promise<MemberView> {
  return membersWrite(context, modifyMemberInfo, async (write) => {
    const { tx, actor, team } = write;
    const member = await getLockedMember(write, userId);
    await checkMayManage(tx, { ...actor, teamId: team.teamId }, member);
    if (member.revision !== revision) throw new Refusal('changedMeanwhile');
    const renamed =
      remark === undefined || remark === member.remark ? undefined : await rename(write, member, remark);
    const isDisabled = member.disabledAt !== null;
    const switched =
      roleUserStatus === undefined || (roleUserStatus === 1) === isDisabled
        ? undefined
        : await setStatus(write, member, roleUserStatus);
    const view = await getMemberView(tx, team.teamId, userId);
    return (switched ?? renamed)?.done(view) ?? write.unchanged(view);
  });
}

async function rename(
  write: TeamWrite,
  { userId, nickName, remark: before }: LockedMember,
  remark: string,
): Promise<LoggedRow> {
  const { tx, team } = write;
  const { teamId } = team;
  await updateMember(tx, { teamId, userId }, { remark });
  await write.live.publishTeam(tx, teamId, 'team.changed');
  return write.record('member.changed', {
    subject: { userId, nickName },
    before: { remark: before },
    after: { remark },
  });
}

async function setStatus(
  write: TeamWrite,
  { userId, nickName }: LockedMember,
  roleUserStatus: 0 | 1,
): Promise<LoggedRow> {
  const { tx, actor, team, clock } = write;
  const { teamId } = team;
  await updateMember(tx, { teamId, userId }, { disabledAt: roleUserStatus === 1 ? clock.now() : null });
  await notify(tx, write, [
    { type: 'joinedOrStatusChanged', userId, teamId, senderId: actor.userId, roleUserStatus },
  ]);
  await write.live.publishPersons(tx, [userId], 'access.changed');
  await write.live.publishTeam(tx, teamId, 'team.changed');
  return write.record(roleUserStatus === 1 ? 'member.disabled' : 'member.enabled', {
    subject: { userId, nickName },
  });
}
