import { codes } from '@tapwright/contracts/codes';
import { findCampaign } from '@tapwright/contracts/campaigns';
import { leaveTeam, modifyMember, removeMember } from '@tapwright/contracts/members';
import { addTeam, findTeams, maxTeamsOfPerson, transferTeam } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { startTeamServer } from '../testing/team-server.ts';

async function start() {
  const server = await startTeamServer();
  const { write } = server.deps.database;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const jonas = await server.makePerson();
  const { userId } = jonas;
  const seat = async (of: number) =>
    write
      .insertInto('teamMembers')
      .values({ teamId: of, userId, role: 'operator', scope: [77], joinedAt: new Date() })
      .execute();
  await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
  await seat(teamId);
  const pass = async (at: Date | null) =>
    write.updateTable('sessions').set({ secondFactorAt: at }).where('userId', '=', userId).execute();
  return { ...server, owner, teamId, jonas, seat, pass };
}

test('staff act in a team with their second factor alone, and for as long as it lasts', async () => {
  const { ask, codeOf, teamId, jonas, pass } = await start();
  const query = { teamId };
  expect(await ask(jonas, findTeams)).toMatchObject([{ roleName: 'operator', lacksSecondFactor: true }]);
  expect(await codeOf(jonas, findCampaign, { query })).toBe(codes.teamNeedsSecondFactor);
  await pass(new Date());
  expect(await codeOf(jonas, findCampaign, { query })).toBe(codes.success);
  await pass(new Date(Date.now() - 13 * 3_600_000));
  expect(await codeOf(jonas, findCampaign, { query })).toBe(codes.teamNeedsSecondFactor);
});

test('nobody makes staff an owner or anything else, nor puts them out; they leave by themselves', async () => {
  const { ask, codeOf, owner, teamId, jonas, pass } = await start();
  const { userId } = jonas;
  expect(await codeOf(owner, transferTeam, { body: { teamId, userId } })).toBe(codes.notPermitted);
  const role = { teamId, userId, roleName: 'admin', scope: [], revision: 1 };
  expect(await codeOf(owner, modifyMember, { body: role })).toBe(codes.roleNotGrantable);
  expect(await codeOf(owner, removeMember, { body: { teamId, userId } })).toBe(codes.roleNotGrantable);
  await pass(new Date());
  await ask(jonas, leaveTeam, { body: { teamId } });
  expect(await ask(jonas, findTeams)).toEqual([]);
});

test('the teams that staff act in are none of their twelve', async () => {
  const { ask, codeOf, owner, jonas, seat } = await start();
  for (let made = 1; made < maxTeamsOfPerson; made += 1)
    await seat((await ask(owner, addTeam, { body: { teamName: `T${made}`, currencyType: 'USD' } })).teamId);
  const body = { teamName: 'Own', currencyType: 'USD' };
  expect(await codeOf(jonas, addTeam, { body })).toBe(codes.success);
  expect(await codeOf(owner, addTeam, { body })).toBe(codes.tooManyTeams);
});
