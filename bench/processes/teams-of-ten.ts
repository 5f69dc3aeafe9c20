import { teamRoom } from '@tapwright/server/platform/live/rooms';

export const membersOfTeam = 10;
export const teamOf = (userId: number) => Math.trunc(userId / membersOfTeam);
export const roomOf = (userId: number) => teamRoom(teamOf(userId));
