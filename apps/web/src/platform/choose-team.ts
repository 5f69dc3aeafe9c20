import type { TeamView } from '@tapwright/contracts/teams';

/** Neither disabled there, nor without the second factor that its owner asks for. */
export const isOpenTeam = ({ roleUserStatus, lacksSecondFactor }: TeamView): boolean =>
  roleUserStatus === 0 && !lacksSecondFactor;

/** The first of the wanted ones that this person may enter, or else the first that they may. */
export function chooseTeam(
  teams: readonly TeamView[],
  wanted: readonly (number | null | undefined)[],
): TeamView | undefined {
  const open = teams.filter(isOpenTeam);
  for (const teamId of wanted) {
    const found = open.find((team) => team.teamId === teamId);
    if (found !== undefined) return found;
  }
  return open[0];
}
