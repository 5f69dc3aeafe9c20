import type { TeamView } from '@tapwright/contracts/teams';

/** Neither disabled there, nor without the second factor that its owner asks for. */
export const isOpenTeam = ({ roleUserStatus, lacksSecondFactor }: TeamView): boolean =>
  roleUserStatus === 0 && !lacksSecondFactor;

const isLeft = ({ teamId, roleUserStatus }: TeamView, kept?: number | null) =>
  roleUserStatus === 1 && teamId === kept;

/**
 * The first of the wanted ones that this person may enter, or else the first that they may. Disabled in the one they
 * are in, `kept`, they stay before its page until they have read so.
 */
export function chooseTeam(
  teams: readonly TeamView[],
  wanted: readonly (number | null | undefined)[],
  kept?: number | null,
): TeamView | undefined {
  const open = teams.filter((team) => isOpenTeam(team) || isLeft(team, kept));
  for (const teamId of wanted) {
    const found = open.find((team) => team.teamId === teamId);
    if (found !== undefined) return found;
  }
  return open.find(isOpenTeam);
}
