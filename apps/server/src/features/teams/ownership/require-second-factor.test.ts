import { codes } from '@tapwright/contracts/codes';
import { findMembers, leaveTeam } from '@tapwright/contracts/members';
import { findTeams, modifyTeam, requireSecondFactor } from '@tapwright/contracts/teams';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { type Somebody, startTeamServer } from '../testing/team-server.ts';

async function startWithTeam() {
  const server = await startTeamServer();
  const ann = await server.makePerson();
  const teamId = await server.makeTeam(ann);
  const bob = await server.makeMember(ann, teamId, 'admin');
  const pass = ({ userId }: Somebody) =>
    server.deps.database.write
      .updateTable('sessions')
      .set({ secondFactorAt: new Date() })
      .where('userId', '=', userId)
      .execute();
  const set = (who: Somebody, isRequired: boolean) =>
    server.codeOf(who, requireSecondFactor, { body: { teamId, isRequired } });
  const roomsOf = async ({ userId }: Somebody) =>
    (await server.app.host.gate.listTeams([userId])).get(userId);
  return { ...server, ann, bob, teamId, pass, set, roomsOf };
}

test('an owner asks for it who has passed one; nobody else does', async () => {
  const { ann, bob, pass, set, ask, teamId } = await startWithTeam();
  expect(await set(ann, true)).toBe(codes.secondFactorNeeded);
  await pass(bob);
  expect(await set(bob, true)).toBe(codes.notPermitted);
  await pass(ann);
  expect(await set(ann, true)).toBe(codes.success);
  expect(await ask(ann, findTeams)).toMatchObject([{ requiresSecondFactor: true, lacksSecondFactor: false }]);
  expect(await ask(ann, modifyTeam, { body: { teamId, teamName: 'South' } })).toBeNull();
  expect(await set(ann, false)).toBe(codes.success);
});

test('a member whose session has passed none sees the team closed, and reads and changes nothing of it', async () => {
  const { ann, bob, pass, set, ask, codeOf, roomsOf, teamId } = await startWithTeam();
  await pass(ann);
  await set(ann, true);
  expect(await ask(bob, findTeams)).toMatchObject([{ requiresSecondFactor: true, lacksSecondFactor: true }]);
  expect(await codeOf(bob, findMembers, { query: { teamId } })).toBe(codes.teamNeedsSecondFactor);
  expect(await codeOf(bob, modifyTeam, { body: { teamId, teamName: 'Bob’s' } })).toBe(
    codes.teamNeedsSecondFactor,
  );
  expect(await roomsOf(bob)).toEqual([{ teamId, requiresSecondFactor: true }]);
  await pass(bob);
  expect(await codeOf(bob, findMembers, { query: { teamId } })).toBe(codes.success);
});

test('whoever has none may leave instead', async () => {
  const { ann, bob, pass, set, codeOf, teamId } = await startWithTeam();
  await pass(ann);
  await set(ann, true);
  expect(await codeOf(bob, leaveTeam, { body: { teamId } })).toBe(codes.success);
});

test('what was asked for while a write waited holds for that write', async () => {
  const { ann, bob, codeOf, pass, deps, teamId } = await startWithTeam();
  await pass(ann);
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.database.read);
    return rows.length > 0;
  };
  let renaming: Promise<number> | undefined;
  await runTransaction(deps.database, async (tx) => {
    await tx.updateTable('teams').set({ requiresSecondFactor: true }).where('teamId', '=', teamId).execute();
    renaming = codeOf(bob, modifyTeam, { body: { teamId, teamName: 'Bob’s' } });
    await expect.poll(isWaiting).toBe(true);
  });
  expect(await renaming).toBe(codes.teamNeedsSecondFactor);
});
