import type { BodyOf } from '@tapwright/contracts/call';
import {
  leaveTeam as leaveTeamCall,
  modifyMember,
  modifyMemberInfo,
  removeMember as removeMemberCall,
} from '@tapwright/contracts/members';
import { call } from '../../../platform/calls/call.ts';

type OfMember = Pick<BodyOf<typeof modifyMember>, 'teamId' | 'userId' | 'revision'>;

export async function changeRole(body: BodyOf<typeof modifyMember>): Promise<void> {
  await call(modifyMember, { body });
}

export async function nameMember(body: OfMember & { remark: string }): Promise<void> {
  await call(modifyMemberInfo, { body });
}

export async function setMemberStatus(body: OfMember & { roleUserStatus: 0 | 1 }): Promise<void> {
  await call(modifyMemberInfo, { body });
}

export async function removeMember(body: { teamId: number; userId: number }): Promise<void> {
  await call(removeMemberCall, { body });
}

export async function leaveTeam(teamId: number): Promise<void> {
  await call(leaveTeamCall, { body: { teamId } });
}
