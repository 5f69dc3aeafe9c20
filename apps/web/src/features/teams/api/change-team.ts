import type { AnswerOf } from '@tapwright/contracts/call';
import {
  isRemoveAll,
  modifyTeam,
  removeAll,
  requireSecondFactor as requireSecondFactorCall,
  transferTeam as transferTeamCall,
} from '@tapwright/contracts/teams';
import { uploadPicture } from '@tapwright/contracts/uploads';
import { call } from '../../../platform/calls/call.ts';

export async function renameTeam(body: { teamId: number; teamName: string }): Promise<void> {
  await call(modifyTeam, { body });
}

/** Without a file the team goes back to its initials. */
export async function changeTeamPicture({ teamId, file }: { teamId: number; file?: File }): Promise<void> {
  const teamImg = file === undefined ? null : await call(uploadPicture, { file });
  await call(modifyTeam, { body: { teamId, teamImg } });
}

export async function requireSecondFactor(body: { teamId: number; isRequired: boolean }): Promise<void> {
  await call(requireSecondFactorCall, { body });
}

export async function transferTeam(body: { teamId: number; userId: number }): Promise<void> {
  await call(transferTeamCall, { body });
}

export type DissolveObstacle = AnswerOf<typeof isRemoveAll>['obstacles'][number];

export async function listDissolveObstacles(teamId: number): Promise<DissolveObstacle[]> {
  return (await call(isRemoveAll, { body: { teamId } })).obstacles;
}

export async function dissolveTeam(body: { teamId: number; teamName: string }): Promise<void> {
  await call(removeAll, { body });
}
