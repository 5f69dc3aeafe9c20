import { findFirstSteps } from '@tapwright/contracts/first-steps';
import { codes } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startReportedTeam } from '../reports/testing/start-reported-team.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';

test('a new team has everything before it; an invitation that waits is a step done', async () => {
  const { ask, deps, makePerson, makeTeam } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const read = async () => (await ask(owner, findFirstSteps, { query: { teamId } })).done;
  expect(await read()).toEqual([]);
  // Staff who act in the team's name are none of its colleagues.
  const { userId } = await makePerson();
  const { write } = deps.database;
  await write
    .insertInto('teamMembers')
    .values({ teamId, userId, role: 'operator', joinedAt: new Date() })
    .execute();
  expect(await read()).toEqual([]);
  const colleague = await makePerson();
  await ask(owner, inviteMember, {
    body: { teamId, account: colleague.email, roleName: 'admin', scope: [] },
  });
  expect(await read()).toEqual(['colleague']);
});

test('what was detached or removed is no step any more', async () => {
  const { ask, owner, teamId, deps } = await startReportedTeam();
  const read = async () => (await ask(owner, findFirstSteps, { query: { teamId } })).done;
  expect(await read()).toEqual(['attach', 'campaign']);
  await sql`update campaigns set is_removed = true where team_id = ${teamId}`.execute(deps.database.write);
  expect(await read()).toEqual(['attach']);
  await sql`update campaign_groups set detached_at = now() where team_id = ${teamId}`.execute(
    deps.database.write,
  );
  expect(await read()).toEqual([]);
});

test('only whoever can take the steps is told of them', async () => {
  const { codeOf, makePerson, makeTeam, makeMember } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const neighbour = await makePerson();
  await makeTeam(neighbour);
  const query = { query: { teamId } };
  expect(await codeOf(owner, findFirstSteps, query)).toBe(codes.success);
  for (const somebody of [neighbour, await makeMember(owner, teamId, 'finance')])
    expect(await codeOf(somebody, findFirstSteps, query)).not.toBe(codes.success);
});
