import type { TeamView } from '@tapwright/contracts/teams';
import { expect, it } from 'vitest';
import { chooseTeam } from './choose-team.ts';

const team = (teamId: number, roleUserStatus: 0 | 1 = 0): TeamView => ({
  teamId,
  teamName: `Team ${teamId}`,
  teamImg: null,
  currencyType: 'USD',
  roleName: 'visitor',
  roleUserStatus,
  scope: [],
  requiresSecondFactor: false,
  lacksSecondFactor: false,
});

it('takes the team of the address before the one of the tab, and that before the last one used', () => {
  const teams = [team(1), team(2), team(3)];
  expect(chooseTeam(teams, [3, 2, 1])?.teamId).toBe(3);
  expect(chooseTeam(teams, [undefined, 2, 3])?.teamId).toBe(2);
  expect(chooseTeam(teams, [undefined, null, 3])?.teamId).toBe(3);
});

it('takes the first where the wanted one is gone, and never one that is closed to the person', () => {
  expect(chooseTeam([team(1, 1), team(2)], [9, 1])?.teamId).toBe(2);
  expect(chooseTeam([team(1, 1)], [1])).toBeUndefined();
  expect(chooseTeam([{ ...team(1), lacksSecondFactor: true }, team(2)], [1])?.teamId).toBe(2);
  expect(chooseTeam([], [1])).toBeUndefined();
});

it('keeps whoever is disabled in the team they are in before its page, and nobody else', () => {
  const teams = [team(1), team(2, 1), { ...team(3), lacksSecondFactor: true }];
  expect(chooseTeam(teams, [2, 1], 2)?.teamId).toBe(2);
  expect(chooseTeam([team(2, 1)], [2], 2)?.teamId).toBe(2);
  expect(chooseTeam(teams, [1, 2], 2)?.teamId).toBe(1);
  expect(chooseTeam(teams, [9], 2)?.teamId).toBe(1);
  expect(chooseTeam(teams, [3], 3)?.teamId).toBe(1);
  expect(chooseTeam([team(1)], [2], 2)?.teamId).toBe(1);
});
